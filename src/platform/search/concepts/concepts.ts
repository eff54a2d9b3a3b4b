/**
 * What people have, feel and undergo, and who treats it: the whole of the health topics a person may name, not what any
 * one directory happens to list. A line with `#` names the fields of medicine the lines below lead to, the most telling
 * first; a line is what something is called in English `=` in Spanish, the names most directories use first. Names
 * MedlinePlus knows besides (`medlinePlusNames.ts`) are added to the topic they belong to. Who leads where is our own.
 */
export const CONCEPTS = `
# Dermatology; Family Medicine
Acne, pimples, zits, blackheads, breakouts = Acné, espinillas, barros, granos, puntos negros
Abscess, boil, boils = Absceso, forúnculo, nacido
Athlete's Foot, jock itch = Pie de atleta, tiña del pie
Bedbugs, bedbug bites = Chinches, picaduras de chinches
Cellulitis = Celulitis infecciosa, infección de la piel
Skin Infection, infected skin, staph infection, staph = Infección de la piel, infección por estafilococo
Eczema = Eccema, dermatitis, dermatitis atópica, eczema
Contact dermatitis, skin allergy = Dermatitis de contacto, alergia en la piel
Seborrheic dermatitis, dandruff, cradle cap, itchy scalp, flaky scalp, scalp = Dermatitis seborreica, caspa
Hair Problems, excessive hair growth, hirsutism = Problemas del cabello, vello excesivo, hirsutismo
Hair Loss, hair falling out, losing my hair, baldness, thinning hair, going bald, alopecia areata = Caída del cabello, alopecia, calvicie, pérdida de cabello, caída del pelo, se me cae el pelo, se me cae el cabello, se me está cayendo el pelo
Impetigo = Impétigo
Lice, head lice, scabies = Piojos, sarna, escabiosis, liendres
Melanoma = Melanoma
Moles, nevi = Lunares, nevos, lunar raro, lunar que cambió, lunar que cambió de color, lunar que creció
Nail Diseases, nail fungus, toenail fungus, toenail, toenails, toe fungus, yellow toenails, black toenail, thick nails = Enfermedades de las uñas, hongos en las uñas, uña amarilla, uñas amarillas, uña negra, hongo en la uña del pie
Poison Ivy, Oak and Sumac, poison ivy, poison oak = Hiedra venenosa, roble venenoso
Psoriasis = Psoriasis, soriasis
Rosacea = Rosácea
Scars, keloid, keloids = Cicatrices, queloide, queloides
Skin Aging, wrinkles, age spots = Envejecimiento de la piel, arrugas, manchas de la edad
Skin Cancer, basal cell carcinoma, squamous cell carcinoma = Cáncer de piel, carcinoma basocelular
Skin Conditions = Enfermedades de la piel, problemas de la piel
Skin Pigmentation Disorders, melasma, dark spots = Trastornos de la pigmentación de la piel, paño, melasma, manchas en la piel
Skin rash, rash, itchy rash, red spots = Sarpullido, erupción, salpullido, manchas rojas
Sun Exposure, sunburn = Quemadura de sol, exposición al sol, insolación en la piel
Sweating, excessive sweating, hyperhidrosis = Sudoración excesiva, hiperhidrosis, sudor excesivo
Tinea Infections, ringworm = Tiña, infecciones por tiña
Vitiligo = Vitiligo
Warts, verruca, plantar warts = Verrugas, mezquinos, verruga plantar
Skin tags, cyst, cysts, lipoma = Fibromas blandos, verruguitas, quiste, quistes, lipoma
Skin biopsy = Biopsia de piel
Botox = Bótox, toxina botulínica
Shingles, herpes zoster = Culebrilla, herpes zóster, herpes zoster, culebrina
Cold sores, cold sore, fever blisters, herpes simplex = Fuegos labiales, fuego en el labio, fuego labial, fuegos en la boca y labios, herpes labial, herpes simple, boqueras
Itching, itchy skin, pruritus = Comezón, picazón, prurito, piel con picazón
# Allergy and Immunology; Family Medicine
Allergy, allergies, allergic reaction = Alergia, alergias, reacción alérgica
Hay Fever, seasonal allergies, allergic rhinitis, pollen = Fiebre del heno, alergias estacionales, rinitis alérgica, alergia al polen
Hives = Urticaria, ronchas
Latex Allergy = Alergia al látex
Food allergy, peanut allergy, shellfish allergy = Alergia alimentaria, alergia a la comida, alergia al cacahuate, alergia a los mariscos
Drug allergy, penicillin allergy = Alergia a los medicamentos, alergia a la penicilina
Anaphylaxis, severe allergic reaction = Anafilaxia, reacción alérgica grave, choque anafiláctico
Angioedema = Angioedema
Immune System and Disorders, immune deficiency, weak immune system = Sistema inmunitario, inmunodeficiencia, defensas bajas
Eosinophilic Disorders, eosinophilic esophagitis = Trastornos eosinofílicos, esofagitis eosinofílica
Allergy testing, allergy test, allergy shots = Pruebas de alergia, examen de alergia, vacunas para la alergia
# Pulmonology; Family Medicine
Asthma, asthma attack = Asma, ataque de asma
Acute Bronchitis, chest cold = Bronquitis aguda, bronquitis
Chronic Bronchitis = Bronquitis crónica
Bronchial Disorders, bronchiectasis = Trastornos bronquiales, bronquiectasia
Breathing Problems, trouble breathing, shortness of breath, dyspnea, breathlessness = Problemas respiratorios, dificultad para respirar, falta de aire, disnea, me falta el aire
COPD, chronic obstructive pulmonary disease, emphysema = Enfermedad pulmonar obstructiva crónica, EPOC, enfisema
Alpha-1 Antitrypsin Deficiency = Deficiencia de alfa-1 antitripsina
Pulmonary Fibrosis, interstitial lung disease, scarring of the lungs = Fibrosis pulmonar, enfermedad pulmonar intersticial
Lung Diseases, lung problems, lung disease = Enfermedades pulmonares, problemas de los pulmones
Pneumonia, walking pneumonia = Neumonía, pulmonía
Pulmonary Hypertension = Hipertensión pulmonar
Sarcoidosis = Sarcoidosis
Pleural Disorders, pleurisy, pleural effusion, fluid in the lungs = Trastornos de la pleura, pleuresía, derrame pleural, agua en los pulmones
Collapsed Lung, pneumothorax = Neumotórax, pulmón colapsado
Cystic Fibrosis = Fibrosis quística
Asbestos, asbestosis = Asbesto, asbestosis
Oxygen Therapy, home oxygen = Terapia de oxígeno, oxígeno en casa
Tracheal Disorders = Trastornos de la tráquea
Cough, chronic cough, coughing = Tos, toso toda la noche, toso mucho, tose mucho, tose toda la noche, tos crónica, tos seca, tos con flema
Wheezing = Silbido en el pecho, sibilancias
Coughing up blood, hemoptysis = Tos con sangre, hemoptisis
Bronchoscopy = Broncoscopia
Lung nodule, spot on lung = Nódulo pulmonar, mancha en el pulmón
Breathing test, spirometry, lung function test = Prueba de respiración, espirometría, prueba de función pulmonar
# Sleep Medicine; Pulmonology
Sleep Apnea, stop breathing at night, stops breathing at night, cpap = Apnea del sueño, dejar de respirar dormido, cpap
Sleep Disorders, sleep problems, narcolepsy, sleepwalking = Trastornos del sueño, problemas para dormir, narcolepsia, sonambulismo
Snoring, snores, snore, snoring loud, loud snoring, snores all night = Ronquidos, roncar, ronca, ronca mucho, ronca fuerte
Insomnia, cant fall asleep, sleeplessness = Insomnio, no duermo, falta de sueño
Restless Legs, restless leg syndrome = Piernas inquietas, síndrome de piernas inquietas
Daytime sleepiness, always sleepy = Somnolencia, sueño durante el día, siempre tengo sueño, mucho sueño, me duermo durante el día
# Cardiology; Internal Medicine
Heart Diseases, heart problems, heart condition, heart disease = Enfermedades del corazón, problemas del corazón, enfermedad cardíaca, cardiopatía
Angina = Angina de pecho
Chest Pain, chest pressure, tight chest = Dolor de pecho, dolor en el pecho, presión en el pecho, opresión en el pecho
Coronary Artery Disease, blocked arteries, clogged arteries, hardening of the arteries = Enfermedad de las arterias coronarias, arterias tapadas, arterias bloqueadas, arterioesclerosis coronaria
Atherosclerosis = Aterosclerosis, arteriosclerosis
Heart Attack, heart attack recovery = Ataque al corazón, infarto, ataque cardíaco, infarto de miocardio
Heart Failure, weak heart, enlarged heart = Insuficiencia cardíaca, falla cardíaca, corazón débil, corazón agrandado
Cardiomyopathy = Miocardiopatía, cardiomiopatía
High Blood Pressure, hi blood pressure, high bp, blood pressure too high = Presión arterial alta, hipertensión, presión alta, alta presión
Low blood pressure, hypotension = Presión arterial baja, hipotensión, presión baja
Cholesterol, high cholesterol, high triglycerides = Colesterol, colesterol alto, triglicéridos altos
Triglycerides = Triglicéridos
Endocarditis = Endocarditis
Pericardial Disorders, pericarditis = Trastornos del pericardio, pericarditis
Myocarditis = Miocarditis
Mitral Valve Prolapse = Prolapso de la válvula mitral
Heart Valve Diseases, heart valve disease, leaky heart valve, aortic stenosis = Enfermedad de las válvulas del corazón, válvula del corazón, estenosis aórtica
Heart murmur = Soplo cardíaco, soplo en el corazón
Congenital Heart Defects, hole in the heart = Cardiopatía congénita, defectos cardíacos congénitos
Fainting, passing out, syncope = Desmayo, desmayos, síncope, me desmayo
Edema, swelling, swollen ankles, water retention = Edema, hinchazón, tobillos hinchados, retención de líquidos
Diabetic Heart Disease = Enfermedad cardíaca diabética
Heart Disease in Women = Enfermedad del corazón en la mujer
Cardiac Arrest = Paro cardíaco
Cardiac Rehabilitation = Rehabilitación cardíaca
Echocardiogram, heart ultrasound, echo = Ecocardiograma, ultrasonido del corazón, eco del corazón
Electrocardiogram, ekg, ecg = Electrocardiograma
Exercise stress test, treadmill test = Prueba de esfuerzo
Holter monitor, heart monitor, heart rhythm monitoring = Monitor Holter, monitoreo del ritmo cardíaco
# Cardiac Electrophysiology; Cardiology
Arrhythmia, heart rhythm problem, skipped heartbeats, tachycardia, bradycardia, fast heartbeat, slow heartbeat = Arritmia, arritmias, ritmo cardíaco irregular, taquicardia, bradicardia, latidos irregulares
Atrial Fibrillation, afib, a fib, atrial flutter = Fibrilación auricular
Pacemakers and Implantable Defibrillators, pacemaker, defibrillator, icd = Marcapasos, desfibrilador
Palpitations, heart pounding, pounding heart, heart skips beats, heart skips, racing heart, heart races, heart flutters = Palpitaciones, se me acelera el corazón, el corazón me late fuerte, corazón acelerado
Heart ablation, cardiac ablation = Ablación cardíaca, ablación de arritmias
# Cardiothoracic Surgery; Cardiology
Coronary Artery Bypass Surgery, heart bypass, open heart surgery = Cirugía de derivación coronaria, baipás coronario, cirugía a corazón abierto
Heart Surgery = Cirugía del corazón, operación del corazón
Heart valve repair, heart valve replacement, valve surgery = Reparación de válvulas del corazón, reemplazo de válvula
Lung surgery = Cirugía de pulmón, operación de pulmón
Thoracic aortic aneurysm = Aneurisma de la aorta torácica
Mesothelioma = Mesotelioma
Thymus Cancer = Cáncer de timo
Heart Transplantation, heart transplant = Trasplante de corazón
# Interventional Cardiology; Cardiology
Angioplasty, heart stent, stent, coronary angiography, cardiac catheterization, angiogram = Angioplastia, stent, colocación de stent, angiografía coronaria, cateterismo cardíaco, cateterismo
# Vascular Surgery; Cardiology
Aortic Aneurysm, abdominal aortic aneurysm, aneurysm = Aneurisma aórtico, aneurisma de la aorta, aneurisma
Arteriovenous Malformations = Malformaciones arteriovenosas
Carotid Artery Disease, carotid stenosis = Enfermedad de la arteria carótida
Peripheral Arterial Disease, peripheral artery disease, poor circulation, leg cramps when walking = Enfermedad arterial periférica, mala circulación, mala circulación en las piernas
Varicose Veins, spider veins, bulging veins = Várices, venas varicosas, arañas vasculares, arañitas
Vascular Diseases, vein problems, chronic venous insufficiency = Enfermedades vasculares, problemas de circulación, insuficiencia venosa
Leg swelling, swollen legs = Hinchazón en las piernas, piernas hinchadas
Lymphedema = Linfedema
# Hematology; Vascular Surgery
Blood Clots, clotting problems = Coágulos de sangre, coágulo
Deep Vein Thrombosis, blood clot in leg = Trombosis venosa profunda, coágulo en la pierna, trombosis
Pulmonary Embolism = Embolia pulmonar, coágulo en el pulmón
# Rheumatology; Dermatology
Raynaud's Disease = Enfermedad de Raynaud, fenómeno de Raynaud
Scleroderma = Esclerodermia
Lupus = Lupus, lupus eritematoso
# Hematology; Medical Oncology
Blood Disorders, bleeding disorder = Trastornos de la sangre, enfermedades de la sangre, trastorno hemorrágico
Anemia, low blood count, low hemoglobin, iron deficiency anemia, low iron = Anemia, sangre baja, hemoglobina baja, falta de hierro
Aplastic Anemia = Anemia aplásica
Hemophilia = Hemofilia
Hemochromatosis = Hemocromatosis
Platelet Disorders, low platelets, thrombocytopenia = Plaquetas bajas, trastornos de las plaquetas, trombocitopenia
Sickle Cell Anemia, sickle cell disease = Anemia falciforme, células falciformes, drepanocitosis
Thalassemia = Talasemia
Von Willebrand disease = Enfermedad de von Willebrand
Spleen Diseases = Enfermedades del bazo
Leukemia, blood cancer = Leucemia, cáncer de la sangre, cáncer en la sangre
Acute Lymphocytic Leukemia = Leucemia linfocítica aguda, leucemia linfoblástica aguda
Acute Myeloid Leukemia = Leucemia mieloide aguda
Chronic Lymphocytic Leukemia = Leucemia linfocítica crónica
Chronic Myeloid Leukemia = Leucemia mieloide crónica
Lymphoma = Linfoma
Hodgkin Disease = Linfoma de Hodgkin, enfermedad de Hodgkin
Multiple Myeloma, plasma cell myeloma = Mieloma múltiple
Myelodysplastic Syndromes = Síndromes mielodisplásicos
Bone Marrow Transplantation, bone marrow transplant, stem cell transplant, bone marrow diseases = Trasplante de médula ósea, enfermedades de la médula ósea
Bone marrow biopsy = Biopsia de médula ósea
Blood Transfusion and Donation = Transfusión de sangre
G6PD Deficiency = Deficiencia de G6PD
Bruises, easy bruising, bruising easily = Moretones, hematomas, me salen moretones
Swollen lymph nodes, swollen glands = Ganglios inflamados, ganglios linfáticos inflamados
Iron infusion = Infusión de hierro
# Medical Oncology; Radiation Oncology
Cancer, malignant tumor, tumor, carcinoma, sarcoma = Cáncer, tumor, tumor maligno, sarcoma
Cancer Chemotherapy, chemotherapy, chemo, immunotherapy = Quimioterapia, quimio, inmunoterapia
Benign Tumors = Tumores benignos
Bone Cancer = Cáncer de hueso
Adrenal Gland Cancer = Cáncer de la glándula suprarrenal
Pancreatic Cancer = Cáncer de páncreas
Stomach Cancer = Cáncer de estómago
Esophageal Cancer = Cáncer de esófago
Intestinal Cancer = Cáncer intestinal, cáncer de intestino delgado
Bile Duct Cancer, gallbladder cancer = Cáncer de las vías biliares, cáncer de vesícula
Kaposi's Sarcoma = Sarcoma de Kaposi
Neuroblastoma = Neuroblastoma
Male Breast Cancer = Cáncer de mama en hombres
Metastatic cancer = Cáncer metastásico, metástasis
Soft Tissue Sarcoma = Sarcoma de tejido blando
Carcinoid Tumors, neuroendocrine tumors = Tumores carcinoides, tumores neuroendocrinos
Cancer--Living with Cancer = Vivir con cáncer
Lung Cancer = Cáncer de pulmón, cáncer del pulmón
# Radiation Oncology; Medical Oncology
Radiation Therapy, radiotherapy, radiation treatment = Radioterapia, radiación, tratamiento con radiación
# Breast Surgery; Medical Oncology
Breast Cancer = Cáncer de mama, cáncer de seno, cáncer de pecho
Breast Diseases, breast lump, lump in breast, lump in my breast, nipple discharge, breast pain = Bulto en la mama, bolita en el seno, bolita en el pecho, bulto en el seno, bulto en el pecho, enfermedades de los senos, dolor de seno, secreción del pezón
Breast, breasts, nipple = Senos, seno, pechos, pezón, mamas
Mastectomy, lumpectomy, breast biopsy = Mastectomía, lumpectomía, biopsia de mama, biopsia de seno
# Plastic and Reconstructive Surgery
Breast Reconstruction = Reconstrucción mamaria, reconstrucción de seno
Plastic and Cosmetic Surgery, cosmetic surgery, liposuction, tummy tuck, facelift, nose job, breast implants, breast reduction = Cirugía estética, cirugía plástica, liposucción, abdominoplastia, implantes de seno, reducción de senos
Cleft Lip and Palate = Labio y paladar hendidos, labio leporino, paladar hendido
Craniofacial Abnormalities = Anomalías craneofaciales
Burn scars = Cicatrices de quemaduras
# Gynecologic Oncology; Obstetrics and Gynecology
Cervical Cancer = Cáncer de cuello uterino, cáncer cervical, cáncer cervicouterino, cáncer del cuello de la matriz
Ovarian Cancer = Cáncer de ovario, cáncer de los ovarios
Uterine Cancer, endometrial cancer, womb cancer = Cáncer de endometrio, cáncer de útero, cáncer de matriz, cáncer uterino
Vaginal Cancer = Cáncer de vagina
Vulvar Cancer = Cáncer de vulva
# Colon and Rectal Surgery; Gastroenterology
Colorectal Cancer, colon cancer, rectal cancer, bowel cancer = Cáncer colorrectal, cáncer de colon, cáncer de recto
Anal Cancer = Cáncer anal, cáncer de ano
Anal Disorders, anal fissure, anal pain, rectal bleeding = Trastornos del ano, fisura anal, dolor anal, sangrado rectal
Hemorrhoids, piles = Hemorroides, almorranas
Rectal Disorders, rectal prolapse = Trastornos del recto, prolapso rectal
Diverticulosis and Diverticulitis, diverticulitis, diverticulosis, diverticular disease = Diverticulitis, diverticulosis
Fistulas, anal fistula = Fístulas, fístula anal
Ostomy, colostomy = Ostomía, colostomía
Colon surgery, colectomy = Cirugía de colon
Pilonidal cyst = Quiste pilonidal
# Gastroenterology; Family Medicine
Abdominal Pain, belly pain, stomach pain, tummy pain, stomach cramps, stomachache, tummy ache = Dolor abdominal, dolor de estómago, dolor de barriga, dolor de panza, cólicos estomacales
Colonic Polyps = Pólipos en el colon, pólipos de colon
Constipation = Estreñimiento, constipación, estreñido, estreñida
Crohn's Disease = Enfermedad de Crohn
Ulcerative Colitis, colitis, inflammatory bowel disease = Colitis ulcerosa, colitis, enfermedad inflamatoria intestinal
Celiac Disease = Enfermedad celíaca, celiaquía
Gluten Sensitivity = Sensibilidad al gluten, intolerancia al gluten
Lactose Intolerance = Intolerancia a la lactosa
Diarrhea, loose stools = Diarrea
Digestive Diseases, digestive problems, bowel problems = Enfermedades digestivas, problemas digestivos
Esophagus Disorders, esophagitis, barrett's esophagus = Trastornos del esófago, esofagitis, esófago de Barrett
Gas, bloating, bloated, flatulence = Gases, distensión abdominal, flatulencia, inflamación de estómago
Gastroenteritis, stomach virus, stomach flu = Gastroenteritis, infección estomacal, virus estomacal
Gastrointestinal Bleeding, blood in stool, bloody stool = Sangrado gastrointestinal, sangre en las heces, sangre en el excremento
GERD, gastroesophageal reflux disease, acid reflux = Reflujo ácido, reflujo gastroesofágico, reflujo
Heartburn = Acidez, agruras, acidez estomacal
Helicobacter Pylori Infections, h pylori = Helicobacter pylori, bacteria estomacal
Hiatal Hernia = Hernia hiatal
Hiccups = Hipo
Indigestion, dyspepsia = Indigestión, mala digestión, empacho, dispepsia
Intestinal Obstruction = Obstrucción intestinal
Irritable Bowel Syndrome = Síndrome del intestino irritable, colon irritable, intestino irritable
Malabsorption Syndromes = Síndromes de malabsorción
Nausea and Vomiting, throwing up, vomiting, nausea = Náuseas y vómitos, vómito, vómitos, náuseas, ganas de vomitar
Pancreatitis, pancreatic diseases = Pancreatitis, enfermedades del páncreas
Peptic Ulcer, stomach ulcer, ulcers, gastritis = Úlcera péptica, úlcera, úlcera en el estómago, gastritis
Small Intestine Disorders = Trastornos del intestino delgado
Stomach Disorders, gastroparesis = Trastornos del estómago, gastroparesia
Peritoneal Disorders = Trastornos del peritoneo
Swallowing Disorders, trouble swallowing, difficulty swallowing = Problemas para tragar, disfagia, dificultad para tragar
Clostridium Difficile Infections = Infección por Clostridium difficile
Colonoscopy, colon cancer screening = Colonoscopia, detección de cáncer de colon
Endoscopy, upper endoscopy = Endoscopia, endoscopia superior
Bad Breath = Mal aliento, halitosis
Fecal incontinence, bowel incontinence = Incontinencia fecal, incontinencia intestinal
# Family Medicine; Urgent Care; Gastroenterology
Foodborne Illness, food poisoning = Intoxicación alimentaria, intoxicación por alimentos, intoxicación por comida
Salmonella Infections = Salmonela, infecciones por salmonela
E. Coli Infections = Infección por E. coli
Norovirus Infections, Rotavirus Infections = Norovirus, rotavirus
Campylobacter Infections, Listeria Infections = Campilobacteriosis, listeriosis
Dehydration = Deshidratación
# Hepatology; Gastroenterology
Cirrhosis = Cirrosis
Hepatitis, liver inflammation = Hepatitis, inflamación del hígado
Hepatitis A = Hepatitis A
Hepatitis B = Hepatitis B
Hepatitis C = Hepatitis C
Jaundice, yellow skin, yellow eyes = Ictericia, piel amarilla, ojos amarillos
Liver Diseases, liver problems, liver disease, liver failure = Enfermedades del hígado, problemas del hígado, insuficiencia hepática
Fatty Liver Disease, fatty liver = Hígado graso
Liver Cancer = Cáncer de hígado
Wilson Disease = Enfermedad de Wilson
Bile Duct Diseases = Enfermedades de las vías biliares
Liver Function Tests = Pruebas de función hepática
Liver biopsy, ascites = Biopsia de hígado, ascitis
# General Surgery; Gastroenterology
Appendicitis, appendix, appendectomy, appendix removal = Apendicitis, apéndice, apendicectomía, operación del apéndice
Adhesions = Adherencias
Gallbladder Diseases, gallstones, gallbladder, gall bladder, gaul bladder, gull bladder, gallbladder pain, gallbladder attack = Cálculos biliares, vesícula, piedras en la vesícula, enfermedades de la vesícula
Gallbladder removal, gallbladder surgery, cholecystectomy = Extirpación de la vesícula, colecistectomía, operación de la vesícula
Hernia, inguinal hernia, umbilical hernia, hernia repair, hernia surgery = Hernia, hernia inguinal, hernia umbilical, reparación de hernia
# Bariatric Surgery; Nutrition and Dietetics
Weight Loss Surgery, gastric bypass, gastric sleeve, lap band, stomach stapling, bariatric surgery = Cirugía para bajar de peso, manga gástrica, bypass gástrico, banda gástrica
Obesity, overweight = Obesidad, sobrepeso, gordura
# Endocrinology; Bariatric Surgery; Family Medicine
Weight loss medicine, weight loss drug, weight loss drugs, weight loss shots, weight loss injections, semaglutide, ozempic, wegovy, zepbound, mounjaro, glp 1 = Medicinas para bajar de peso, inyecciones para bajar de peso, semaglutida, pastillas para bajar de peso
# Nutrition and Dietetics
Nutrition, healthy eating, meal plan, diet plan = Nutrición, alimentación saludable, plan de comidas
Diets, diet, dieting, DASH Diet, Vegetarian Diet, Diabetic Diet = Dieta, dietas, dieta para diabéticos, dieta vegetariana
Weight Control, weight loss, losing weight = Control de peso, pérdida de peso, bajar de peso, adelgazar
Vitamins, vitamin deficiency, Dietary Supplements = Vitaminas, falta de vitaminas, suplementos
# Endocrinology; Internal Medicine
Addison Disease = Enfermedad de Addison, insuficiencia suprarrenal
Adrenal Gland Disorders = Trastornos de las glándulas suprarrenales
Blood Sugar, high blood sugar, hyperglycemia, sugar is, my sugar, my sugar is = Azúcar en la sangre, azúcar alta, glucosa alta, hiperglucemia, nivel de azúcar
Cushing's Syndrome = Síndrome de Cushing
Diabetes, sugar diabetes = Diabetes, azúcar
Diabetes Complications = Complicaciones de la diabetes
Diabetes Insipidus = Diabetes insípida
Diabetes Type 1, type 1 diabetes = Diabetes tipo 1
Diabetes Type 2, type 2 diabetes, adult onset diabetes = Diabetes tipo 2
Prediabetes, insulin resistance, borderline diabetes = Prediabetes, resistencia a la insulina
Metabolic Syndrome, metabolic disorders = Síndrome metabólico, trastornos metabólicos
Endocrine Diseases, hormone problems, hormone imbalance, hormonal imbalance = Enfermedades endocrinas, problemas hormonales, desequilibrio hormonal
Hyperthyroidism, overactive thyroid, graves disease = Hipertiroidismo, enfermedad de Graves
Hypothyroidism, underactive thyroid, hashimoto's disease, hashimoto thyroiditis = Hipotiroidismo, tiroiditis de Hashimoto
Thyroid Diseases, thyroid problems, thyroid nodule, goiter, thyroid = Enfermedades de la tiroides, problemas de tiroides, nódulo tiroideo, nódulo en la tiroides, nódulos en la tiroides, bolita en la tiroides, bocio, tiroides
Thyroid Cancer = Cáncer de tiroides
Hypoglycemia = Hipoglucemia, azúcar baja, bajón de azúcar
Parathyroid Disorders = Trastornos de las paratiroides
Pituitary Disorders, acromegaly = Trastornos de la hipófisis, acromegalia
Pituitary Tumors = Tumores de la hipófisis
Pheochromocytoma = Feocromocitoma
Low testosterone, testosterone = Testosterona baja, testosterona
Osteoporosis, bone loss, low bone density, osteopenia = Osteoporosis, pérdida de hueso, huesos débiles, osteopenia
Insulin pump = Bomba de insulina
Islet Cell Transplantation = Trasplante de islotes
# Pediatric Endocrinology; Pediatrics
Diabetes in Children and Teens, juvenile diabetes = Diabetes en niños
Growth Disorders, Dwarfism, short stature = Trastornos del crecimiento, baja estatura, enanismo
Puberty, early puberty = Pubertad precoz, pubertad
# Nephrology; Urology
Kidney Diseases, kidney problems, kidney disease = Enfermedades de los riñones, problemas de los riñones, enfermedad renal
Chronic Kidney Disease = Enfermedad renal crónica
Kidney Failure, kidneys failing = Insuficiencia renal, falla de los riñones, fallo renal
Kidney Cysts, polycystic kidney disease = Quistes renales, riñón poliquístico
Diabetic Kidney Problems, diabetic nephropathy = Nefropatía diabética, problemas renales por diabetes
Dialysis = Diálisis, hemodiálisis
Protein in urine, proteinuria, nephrotic syndrome, glomerulonephritis = Proteína en la orina, síndrome nefrótico
Creatinine = Creatinina
Kidney biopsy = Biopsia de riñón
# Urology; Nephrology
Kidney Stones = Cálculos renales, piedras en el riñón, piedras en los riñones
Kidney Cancer = Cáncer de riñón
# Urology; Family Medicine
Bladder Cancer = Cáncer de vejiga
Bladder Diseases, bladder problems = Enfermedades de la vejiga, problemas de la vejiga
Enlarged Prostate (BPH), enlarged prostate, swollen prostate = Próstata agrandada, próstata inflamada, hiperplasia prostática
Prostate Diseases, prostatitis, psa test, high psa = Enfermedades de la próstata, prostatitis, examen de próstata, antígeno prostático
Prostate Cancer = Cáncer de próstata
Prostate biopsy = Biopsia de próstata
Erectile Dysfunction, cant get an erection, ed pills, ed meds, ed medicine, ed treatment, ed clinic = Disfunción eréctil, impotencia, problemas de erección, pastillas para la erección, no se le para
Sexual Problems in Men, premature ejaculation, low libido = Problemas sexuales en el hombre, eyaculación precoz
Male Infertility, low sperm count = Infertilidad masculina, infertilidad en el hombre
Penis Disorders, peyronie's disease, penis = Trastornos del pene, pene
Testicular Cancer = Cáncer de testículo, cáncer testicular
Testicular Disorders, testicle pain, testicles, varicocele, hydrocele = Trastornos de los testículos, dolor testicular, testículos, varicocele, hidrocele
Circumcision = Circuncisión
Vasectomy, vasectomy reversal = Vasectomía
Urethral Disorders, urethral stricture = Trastornos de la uretra
Interstitial Cystitis = Cistitis intersticial
Blood in urine, hematuria, peeing blood, pee blood, blood in my pee, blood in pee, blood when i pee, blood when peeing, urinating blood, red pee = Sangre en la orina, hematuria, orinar sangre, orino sangre, orino con sangre, sangre al orinar, sangre en la pipí, hago pipí con sangre, meo sangre, orina con sangre, orina roja
Urine and Urination, frequent urination, peeing a lot = Orinar con frecuencia, micción frecuente, ganas de orinar
Cystoscopy = Cistoscopia
# Urogynecology; Urology
Overactive Bladder = Vejiga hiperactiva
Pelvic floor disorders, pelvic floor, pelvic floor therapy, pelvic floor physical therapy = Piso pélvico, terapia del piso pélvico, terapia para el piso pélvico, suelo pélvico
Urinary Incontinence, bladder leakage, leaky bladder = Incontinencia urinaria, se me sale la orina, pérdida de orina
Pelvic Support Problems, pelvic organ prolapse, prolapsed uterus, dropped bladder, uterine prolapse = Prolapso de órganos pélvicos, prolapso uterino, vejiga caída, matriz caída
# Family Medicine; Urgent Care; Urology
Urinary Tract Infections, urinary tract infection, bladder infection, kidney infection, painful urination, pain when i pee, hurts when i pee, hurts to pee, burns when i pee, burning when i pee, burning when i urinate, pain when peeing, burning pee = Infección urinaria, dolor cuando orino, dolor al orinar, me duele al orinar, me arde al orinar, me arde cuando orino, ardor al orinar, infección de las vías urinarias, infección de orina, cistitis, infección de vejiga
# Obstetrics and Gynecology; Nurse-Midwifery
Abortion = Aborto
Miscarriage, pregnancy loss, lost the pregnancy, lost my pregnancy, stillbirth, stillborn = Aborto espontáneo, pérdida del embarazo, perdí el embarazo, perdí mi embarazo, muerte fetal, nació sin vida
Emergency contraception, morning after pill, day after pill, plan b, plan b pill = Anticoncepción de emergencia, pastilla del día siguiente, pastilla de emergencia, píldora del día después
Birth Control, birth control pills, the pill, iud, contraceptives = Anticonceptivos, control de la natalidad, pastillas anticonceptivas, dispositivo intrauterino, planificación familiar
Tubal Ligation, tubes tied = Ligadura de trompas, ligarme las trompas, operarme para no tener hijos, ligadura de las trompas
Cervix Disorders, abnormal pap = Trastornos del cuello uterino, papanicolaou anormal
Ectopic Pregnancy = Embarazo ectópico
Endometriosis = Endometriosis
Hormone Replacement Therapy = Terapia de reemplazo hormonal, terapia hormonal
Hysterectomy = Histerectomía, extirpación del útero
Menopause, change of life, hot flashes, perimenopause = Menopausia, síntomas de la menopausia, bochornos, sofocos
Menstruation, period, period pain, menstrual cramps, period cramps, cramps during period, heavy periods, missed period, irregular periods, dysmenorrhea = Menstruación, regla, dolor menstrual, cólicos menstruales, menstruación irregular, menstruación abundante, retraso menstrual
Premenstrual Syndrome = Síndrome premenstrual
Ovarian Cysts, Ovarian Disorders, ovaries, ovary = Quistes en los ovarios, quiste ovárico, ovarios, ovario
Pelvic Inflammatory Disease = Enfermedad pélvica inflamatoria
Pelvic Pain = Dolor pélvico
Uterine Diseases, uterus, womb = Enfermedades del útero, útero, matriz
Uterine Fibroids, fibroids = Fibromas uterinos, miomas, fibromas, miomas uterinos
Vaginal Bleeding, bleeding after sex, bleeding after intercourse, abnormal bleeding, bleeding between periods = Sangrado vaginal, sangrado anormal, hemorragia vaginal
Vaginal Diseases, Vaginitis, vaginal discharge, vaginal itching, vagina = Enfermedades vaginales, vaginitis, flujo vaginal, comezón vaginal, vagina
Vulvar Disorders, vulva = Trastornos de la vulva, vulva
Yeast Infections, vaginal yeast infection, candida, thrush = Infección por hongos, candidiasis, infección vaginal
Sexual Problems in Women, painful intercourse, painful sex = Problemas sexuales en la mujer, dolor durante las relaciones
Pap test, pap smear, Cervical Cancer Screening, pelvic exam = Prueba de Papanicolaou, papanicolaou, examen pélvico, citología vaginal
Pregnancy, expecting, having a baby, prenatal visit = Embarazo, embarazada, esperar un bebé, control del embarazo
Prenatal Care, prenatal = Atención prenatal, cuidado prenatal, control prenatal
Childbirth, labor, giving birth, c section, cesarean = Parto, dar a luz, cesárea, trabajo de parto
Morning sickness = Náuseas del embarazo
Teenage Pregnancy = Embarazo en adolescentes
Premature Ovarian Failure = Insuficiencia ovárica prematura, insuficiencia ovárica
Breastfeeding, mastitis = Lactancia, dar pecho, amamantar, lactancia materna, mastitis
# Maternal-Fetal Medicine; Obstetrics and Gynecology
High-Risk Pregnancy, high risk pregnancy = Embarazo de alto riesgo
Diabetes and Pregnancy, gestational diabetes = Diabetes gestacional, diabetes en el embarazo
High Blood Pressure in Pregnancy, preeclampsia, eclampsia, toxemia = Preeclampsia, presión alta en el embarazo, eclampsia
Prenatal Testing, amniocentesis = Pruebas prenatales, amniocentesis
Twins, Triplets, Multiple Births, twin pregnancy, twins = Embarazo múltiple, embarazo de gemelos, gemelos
Rh Incompatibility = Incompatibilidad Rh
Preterm Labor, premature labor = Parto prematuro
Fetal Health and Development = Desarrollo fetal
Placenta previa = Placenta previa
# Fertility and Reproductive Endocrinology; Obstetrics and Gynecology
Infertility, Female Infertility, trouble getting pregnant, cant get pregnant = Infertilidad, esterilidad, no puedo quedar embarazada, problemas para embarazarse
Assisted Reproductive Technology, in vitro fertilization, ivf, egg freezing, artificial insemination = Fecundación in vitro, fertilización in vitro, reproducción asistida, congelar óvulos, inseminación artificial
Polycystic Ovary Syndrome = Síndrome de ovario poliquístico, ovarios poliquísticos
# Neonatology; Pediatrics
Premature Babies, premature birth, preemie, preemies, Birth Weight = Bebés prematuros, bebé prematuro, nacimiento prematuro
Newborn Intensive Care, nicu = Cuidados intensivos neonatales
Newborn jaundice = Ictericia del recién nacido, ictericia en el recién nacido
# Pediatrics; Family Medicine
Chickenpox = Varicela
Measles = Sarampión
Mumps = Paperas
Rubella = Rubéola
Whooping Cough, pertussis = Tos ferina, tosferina
Croup = Crup
Hand, foot and mouth disease, hand foot and mouth = Enfermedad de manos pies y boca, fiebre aftosa humana
Respiratory Syncytial Virus Infections, bronchiolitis = Virus respiratorio sincitial, bronquiolitis
Bedwetting, bed wetting, wetting the bed, wets the bed = Mojar la cama, enuresis, se orina en la cama
Infant and Newborn Care, newborn, colic, colicky, baby wont stop crying, baby cant stop crying, baby crying all the time, baby cries all the time, baby cries a lot, baby crying a lot, baby cries all night, baby crying all night, baby keeps crying, baby crying nonstop, baby crying, baby cries, diaper rash, teething = Cuidado del recién nacido, recién nacido, cólico, bebé no para de llorar, bebé no deja de llorar, bebé llora mucho, bebé llora todo el tiempo, bebé llora toda la noche, bebé llora, rozadura, dentición
Common Infant and Newborn Problems, fussy baby = Problemas comunes del recién nacido
Baby Health Checkup, well child visit, well baby visit = Control del niño sano, revisión del bebé
Children's Health, Toddler Health, sick child, child illness = Salud infantil, niño enfermo
Childhood Immunization, childhood vaccines, baby shots = Vacunas infantiles, vacunas para niños, vacunas para bebés
Kawasaki Disease = Enfermedad de Kawasaki
Fifth Disease, scarlet fever, roseola = Quinta enfermedad, escarlatina, roséola
Pinworms = Oxiuros, lombrices
Fever in children, child fever = Fiebre en niños
Child Nutrition, Toddler Nutrition, picky eater = Nutrición infantil
Obesity in Children = Obesidad infantil
# Pediatric Cardiology
Congenital heart disease = Cardiopatía congénita
# Pediatric Neurology; Neurology
Cerebral Palsy, cp = Parálisis cerebral
Spina Bifida, Neural Tube Defects = Espina bífida, defectos del tubo neural
Rett Syndrome = Síndrome de Rett
Childhood Brain Tumors = Tumores cerebrales en niños
# Developmental and Behavioral Pediatrics; Child and Adolescent Psychiatry; Psychology
Autism Spectrum Disorder, autism, autistic, asperger's syndrome, aspergers = Trastorno del espectro autista, autismo, autista, síndrome de Asperger
Attention Deficit Hyperactivity Disorder, attention deficit, hyperactivity, hyperactive = TDAH, déficit de atención, hiperactividad, hiperactivo
Developmental Disabilities, developmental delay, late talker, not talking yet, isnt talking yet = Discapacidades del desarrollo, retraso del desarrollo, no habla todavía, todavía no habla, mi hijo no habla, mi niño no habla, mi niña no habla, mi hija no habla, no habla bien
Learning Disorders, learning disability, dyslexia = Trastornos del aprendizaje, problemas de aprendizaje, dislexia
Down Syndrome = Síndrome de Down
# Child and Adolescent Psychiatry; Psychology
Child Mental Health, Teen Mental Health, Child Behavior Disorders, anxious child, depressed teen, tantrums, conduct disorder = Salud mental infantil, problemas de conducta, berrinches, niño ansioso
Bullying = Acoso escolar, bullying
# Adolescent Medicine; Pediatrics
Teen Health, Teen Development = Salud del adolescente, adolescentes
Eating Disorders, anorexia, bulimia, binge eating = Trastornos de la alimentación, anorexia, bulimia, trastornos alimenticios, atracones
# Speech-Language Pathology; Pediatrics
Speech and Language Problems in Children, Speech and Communication Disorders, stuttering, stutter, Aphasia, lisp = Problemas del habla, tartamudeo, tartamudez, afasia, trastornos del habla
# Medical Genetics and Genomics; Genetic Counseling
Genetic Disorders, Birth Defects, inherited diseases = Enfermedades genéticas, defectos de nacimiento, enfermedades hereditarias
Genetic Counseling, genetic testing, Genetic Testing, dna test = Asesoría genética, pruebas genéticas, prueba genética, prueba de ADN
Fragile X Syndrome = Síndrome del X frágil
Marfan Syndrome = Síndrome de Marfan
Ehlers-Danlos Syndrome = Síndrome de Ehlers-Danlos
Neurofibromatosis = Neurofibromatosis
Gaucher Disease, Tay-Sachs Disease = Enfermedad de Gaucher, enfermedad de Tay-Sachs
Klinefelter's Syndrome, Turner Syndrome, Prader-Willi Syndrome = Síndrome de Klinefelter, síndrome de Turner, síndrome de Prader-Willi
Phenylketonuria = Fenilcetonuria
Tuberous Sclerosis, Von Hippel-Lindau Disease = Esclerosis tuberosa
Rare Diseases = Enfermedades raras
Family History = Antecedentes familiares
Mitochondrial disease, Leukodystrophies = Enfermedad mitocondrial, leucodistrofias
# Neurology; Internal Medicine
Alzheimer's Disease, alzheimers = Enfermedad de Alzheimer, alzheimer
Dementia, Mild Cognitive Impairment, Memory, memory loss, memory problems, forgetting things, Lewy Body Disease = Demencia, pérdida de memoria, problemas de memoria, deterioro cognitivo, se le olvidan las cosas, se me olvidan las cosas, se me olvida todo, se le olvida todo, olvidos, olvida las cosas, olvida todo
Amyotrophic Lateral Sclerosis = Esclerosis lateral amiotrófica, ELA
Ataxia, Ataxia Telangiectasia, Friedreich's Ataxia = Ataxia
Autonomic Nervous System Disorders, pots, postural tachycardia = Trastornos del sistema nervioso autónomo, disautonomía
Bell's Palsy, facial paralysis = Parálisis de Bell, parálisis facial
Brain Diseases, Cerebellar Disorders, Degenerative Nerve Diseases = Enfermedades del cerebro, enfermedades neurodegenerativas
Creutzfeldt-Jakob Disease = Enfermedad de Creutzfeldt-Jakob
Delirium, confusion = Delirio, confusión
Dizziness and Vertigo, dizziness, vertigo, lightheaded, room is spinning, everything spins, head spinning, dizzy spells = Mareos, vértigo, mareo, todo me da vueltas, me da vueltas todo, me da vueltas la cabeza
Dystonia, Movement Disorders, spasmodic torticollis = Distonía, trastornos del movimiento
Encephalitis = Encefalitis
Epilepsy, seizure disorder, seizures, convulsions, Seizures = Epilepsia, convulsiones, ataques epilépticos, crisis epilépticas
Guillain-Barre Syndrome = Síndrome de Guillain-Barré
Headache, headaches, head pain, head hurts, headaches every day, cluster headache, tension headache = Dolor de cabeza, dolores de cabeza, cefalea, cefaleas
Migraine, migraines, bad headache = Migraña, migrañas, jaqueca, jaquecas
Huntington's Disease = Enfermedad de Huntington
Multiple Sclerosis = Esclerosis múltiple
Muscular Dystrophy, Muscle Disorders, Neuromuscular Disorders, muscle weakness = Distrofia muscular, debilidad muscular, enfermedades neuromusculares
Myasthenia Gravis = Miastenia gravis
Neurologic Diseases, nerve problems, nerve damage, neurological problems = Enfermedades neurológicas, problemas de los nervios, daño a los nervios
Parkinson's Disease, parkinson disease, shaking hands, shaky hands, hands shake, hands shaking, hand tremor = Enfermedad de Parkinson, parkinson, temblor en las manos, me tiemblan las manos, le tiemblan las manos, temblor de manos, mal de Parkinson
Progressive Supranuclear Palsy = Parálisis supranuclear progresiva
Peripheral Nerve Disorders, neuropathy, peripheral neuropathy, Diabetic Nerve Problems, diabetic neuropathy, tingling hands, numb feet, numb toes, tingling feet, tingling in feet, tingling toes, pins and needles = Neuropatía, neuropatía periférica, neuropatía diabética, hormigueo, hormigueo en los pies, hormigueo en las manos, entumecimiento, pies entumidos, pies dormidos, se me duermen los pies, manos dormidas
Tremor, shaking, tremors, essential tremor = Temblor, temblores
Tourette Syndrome, tics = Síndrome de Tourette, tics
Trigeminal Neuralgia = Neuralgia del trigémino
Post-Polio Syndrome, Polio and Post-Polio Syndrome = Polio, síndrome pospolio, poliomielitis
Spinal Muscular Atrophy = Atrofia muscular espinal
Taste and Smell Disorders, loss of smell, loss of taste = Pérdida del olfato, pérdida del gusto
Brain fog = Niebla mental
Electroencephalogram, eeg, Nerve conduction study, emg = Electroencefalograma, estudio de conducción nerviosa, electromiografía
Coma = Coma
# Vascular Neurology and Stroke; Neurology
Stroke, Ischemic Stroke = Accidente cerebrovascular, derrame cerebral, embolia, embolia cerebral, derrame
Hemorrhagic Stroke, brain bleed = Accidente cerebrovascular hemorrágico, hemorragia cerebral
Transient Ischemic Attack = Ataque isquémico transitorio, mini derrame
# Neurosurgery; Neurology
Brain Tumors, brain tumor, brain cancer, glioma, glioblastoma, meningioma = Tumor cerebral, tumores cerebrales, cáncer de cerebro
Brain Aneurysm = Aneurisma cerebral
Brain Malformations, Chiari Malformation = Malformación de Chiari
Hydrocephalus = Hidrocefalia
Brain surgery, craniotomy = Cirugía cerebral, operación de cerebro
Syringomyelia, Spinal Cord Diseases = Siringomielia, enfermedades de la médula espinal
# Sports Medicine; Neurology
Concussion, concussions = Conmoción cerebral, conmoción
# Psychiatry; Psychology
Anxiety, anxious, panic attack, panic attacks, Panic Disorder, nervousness, worried all the time = Ansiedad, ataques de pánico, ataque de pánico, nerviosismo, ataque de ansiedad
Phobias, fear of flying, agoraphobia = Fobias, miedo
Bipolar Disorder = Trastorno bipolar, bipolar
Depression, depressed, feeling down, so sad, always sad, sad all the time = Depresión, deprimido, deprimida, tristeza
Suicide, suicidal thoughts, thoughts of suicide, suicidal, self harm, want to die, wanna die, wish i was dead, wish i were dead, better off dead, kill myself, killing myself, hurt myself, hurting myself, cutting myself, cut myself, end my life, take my own life, take my life, end it all, dont want to live, dont want to live anymore, dont want to be here anymore, no reason to live, cant go on, kill himself, kill herself, wants to die, wants to kill himself, wants to kill herself, cutting herself, cutting himself, self harming = Suicidio, se quiere matar, se quiere morir, quiere matarse, quiere morirse, se quiere suicidar, se quiere quitar la vida, se corta los brazos, pensamientos suicidas, ideas suicidas, autolesiones, suicidarme, quiero morir, quiero morirme, me quiero morir, quisiera morir, ganas de morir, matarme, me quiero matar, quiero matarme, quitarme la vida, acabar con mi vida, no quiero vivir, ya no quiero vivir, hacerme daño, me corto, cortarme, no vale la pena vivir
Mental Disorders, mental illness, Mood Disorders, mental health = Enfermedad mental, trastornos mentales, trastornos del ánimo, salud mental
Obsessive-Compulsive Disorder, compulsions, obsessive thoughts = Trastorno obsesivo-compulsivo, TOC, obsesiones
Post-Traumatic Stress Disorder, post traumatic stress, ptsd = Estrés postraumático, trauma
Personality Disorders, borderline personality = Trastornos de la personalidad
Psychotic Disorders, psychosis, Schizophrenia, hearing voices = Psicosis, esquizofrenia, oír voces, oigo voces, oye voces, escucho voces
Antidepressants = Antidepresivos
Seasonal affective disorder, winter depression = Trastorno afectivo estacional
# Psychology; Clinical Social Work
Stress, burnout = Estrés, agotamiento
Grief, bereavement, loss of a loved one = Duelo, pérdida de un ser querido
Anger, anger management, angry all the time, always angry, mad all the time, always mad = Enojo, manejo de la ira, enojado todo el tiempo, enojada todo el tiempo, siempre enojado, siempre enojada
Family Issues, marriage counseling, couples counseling, relationship problems = Problemas familiares, terapia de pareja, problemas de pareja
Talk therapy, therapy, counseling, cognitive behavioral therapy, psychotherapy = Psicoterapia, terapia psicológica, consejería, terapia
Domestic Violence, domestic abuse, Child Abuse, hits me, hit me, beats me, beat me, hurts me, chokes me, choked me, threatens me, abusive relationship, abusive husband, abusive partner, afraid of my husband, scared of my husband, scared of my boyfriend = Violencia doméstica, violencia familiar, maltrato, violencia de pareja, me pega, me pegan, me pegó, me golpea, me golpeó, me amenaza, me maltrata
Sexual Assault, rape, raped, was raped, sexual abuse = Agresión sexual, violación, me violaron, abuso sexual
# Psychiatry; Obstetrics and Gynecology
Postpartum Depression, baby blues, depressed after baby, sad after having baby, postpartum anxiety, scary thoughts after birth = Depresión posparto, depresión después del parto, depresión postparto, tristeza después del parto, ansiedad posparto
# Addiction Medicine; Psychiatry
Alcoholism and Alcohol Abuse, alcoholism, alcoholic, drinking problem, alcohol addiction, alcohol use disorder = Alcoholismo, alcohólico, problema con el alcohol, trastorno por consumo de alcohol
Drug Abuse, drug addiction, addiction, substance abuse, substance use disorder = Adicción a las drogas, drogadicción, abuso de drogas, abuso de sustancias, adicciones
Opioid Abuse, opioid addiction, Heroin, fentanyl, pain pill addiction, methadone, Prescription Drug Abuse, opioid use disorder = Adicción a los opioides, heroína, fentanilo, metadona, trastorno por consumo de opioides
Cocaine, Methamphetamine, meth, Marijuana = Cocaína, metanfetamina, marihuana
Compulsive Gambling = Ludopatía, adicción al juego
Quitting Smoking, Smoking, E-Cigarettes, vaping, nicotine = Dejar de fumar, fumar, cigarrillos electrónicos, vapeo
# Rheumatology; Internal Medicine
Arthritis, arthritic = Artritis
Ankylosing Spondylitis = Espondilitis anquilosante
Autoimmune Diseases, Connective Tissue Disorders, vasculitis = Enfermedades autoinmunes, enfermedad autoinmune, vasculitis
Behcet's Syndrome = Enfermedad de Behcet
Fibromyalgia = Fibromialgia
Giant Cell Arteritis, Polymyalgia Rheumatica = Arteritis de células gigantes, polimialgia reumática
Gout = Gota
Juvenile Arthritis = Artritis juvenil
Osteoarthritis = Artrosis, osteoartritis, desgaste de las articulaciones
Pseudogout = Seudogota
Psoriatic Arthritis = Artritis psoriásica
Rheumatoid Arthritis, rheumatism = Artritis reumatoide, reumatismo, reuma
Sjogren's Syndrome = Síndrome de Sjögren
Joint Disorders, joint pain, swollen joints, achy joints, stiff joints = Dolor en las articulaciones, dolor de coyunturas, articulaciones inflamadas, dolor articular
Myositis, dermatomyositis = Miositis, dermatomiositis
# Orthopedic Surgery; Sports Medicine
Ankle Injuries and Disorders, ankle sprain, twisted ankle, ankle pain, ankle = Esguince de tobillo, dolor de tobillo, tobillo torcido, tobillo
Arm Injuries and Disorders, arm pain, broken arm = Dolor de brazo, brazo roto
Bone Diseases, bone pain, bones, Paget's Disease of Bone, bone = Enfermedades de los huesos, dolor de huesos, huesos, hueso
Bursitis = Bursitis
Cartilage Disorders = Trastornos del cartílago
Fractures, broken bone, broken leg, fracture, cast = Fractura, hueso roto, hueso quebrado, yeso
Dislocations, dislocated shoulder = Dislocaciones, hueso dislocado, hombro dislocado
Elbow Injuries and Disorders, tennis elbow, elbow pain, elbow, golfers elbow = Codo de tenista, dolor de codo, codo
Hip Injuries and Disorders, hip pain, hip, hip fracture = Dolor de cadera, cadera, fractura de cadera
Hip Replacement = Reemplazo de cadera, prótesis de cadera
Arthritis of the hip = Artritis de cadera
Knee Injuries and Disorders, knee pain, knee, acl tear, torn acl, meniscus tear, torn meniscus = Dolor de rodilla, rodilla, desgarro de menisco, menisco, ligamento de la rodilla
Knee Replacement = Reemplazo de rodilla, prótesis de rodilla, operación de rodilla
Arthritis of the knee = Artritis de rodilla
Leg Injuries and Disorders, leg pain = Dolor de pierna, dolor de piernas
Osteonecrosis = Osteonecrosis
Rotator Cuff Injuries, rotator cuff injury, rotator cuff = Lesión del manguito rotador, manguito rotador
Shoulder Injuries and Disorders, shoulder pain, frozen shoulder, shoulder, cant lift my arm, cant raise my arm = Dolor de hombro, hombro congelado, hombro
Sprains and Strains, sprain, pulled muscle, muscle strain = Esguinces, esguince, torcedura, desgarro muscular, tirón muscular
Sports Injuries = Lesiones deportivas, lesión deportiva
Tendinitis, achilles tendon pain, achilles tendinitis = Tendinitis, tendón de Aquiles
Arthroscopy = Artroscopia
Bone Grafts, Limb Loss, amputation = Injerto de hueso, amputación
Osteogenesis Imperfecta = Osteogénesis imperfecta
Muscle Cramps, muscle pain, sore muscles = Calambres, dolor muscular, calambres musculares
# Hand Surgery; Orthopedic Surgery
Carpal Tunnel Syndrome, carpal tunnel, numb hands, numb hand, numb fingers, hands go numb, fingers go numb, hand falls asleep, hands fall asleep, tingling fingers, tingling in fingers, tingling in hand = Síndrome del túnel carpiano, túnel carpiano, se me duermen las manos, se me duerme la mano, se me duermen los dedos, manos entumidas, dedos entumidos
Hand Injuries and Disorders, hand pain, hand, hands = Dolor de mano, mano, manos
Finger Injuries and Disorders, finger pain, trigger finger, finger, jammed finger, thumb = Dedo en gatillo, dolor de dedo, dedos de la mano, pulgar
Wrist Injuries and Disorders, wrist pain, wrist, ganglion cyst, broken wrist = Dolor de muñeca, muñeca, ganglión, muñeca rota
Dupuytren's contracture, de quervain = Contractura de Dupuytren
# Podiatry; Orthopedic Surgery
Foot Injuries and Disorders, Foot Health, foot pain, flat feet, foot, feet, plantar fasciitis, heel pain, heel spur = Dolor de pie, pie plano, pies planos, fascitis plantar, dolor de talón, espolón, pie, pies
Corns and Calluses, callus, corns = Callos, callosidades, ojo de pescado
Bunions, bunion, hammertoe = Juanetes, juanete, dedo en martillo
Diabetic Foot, foot ulcer = Pie diabético, úlcera en el pie
Ingrown toenail, ingrown nail, ingrown toe nail = Uña encarnada, uña enterrada, uñero
Toe Injuries and Disorders, toe pain, toe, toes, broken toe = Dedo del pie, dedos del pie, dolor de dedo del pie
# Physical Medicine and Rehabilitation; Spine Surgery; Pain Medicine; Physical Therapy
Back Pain, low back pain, lower back pain, back went out, threw out my back, hurt my back, Back Injuries, back = Dolor de espalda, dolor de cintura, dolor lumbar, lumbago, me lastimé la espalda, espalda
# Spine Surgery; Pain Medicine; Physical Medicine and Rehabilitation
Herniated Disk, herniated disc, slipped disc, bulging disc, ruptured disc = Hernia de disco, disco herniado, hernia discal
Neck Injuries and Disorders, neck pain, stiff neck, whiplash = Dolor de cuello, cuello, tortícolis, latigazo
Scoliosis, curved spine, kyphosis = Escoliosis, columna desviada
Spinal Stenosis, Spine Injuries and Disorders, spondylolisthesis, spine, backbone, back bone, vertebrae = Estenosis espinal, columna, columna vertebral, vértebras
Spinal fusion, spine surgery, back surgery = Fusión espinal, cirugía de columna, cirugía de espalda
Tailbone Disorders, tailbone pain = Cóccix, dolor de rabadilla
# Pain Medicine; Spine Surgery
Sciatica, sciatic nerve, pinched nerve = Ciática, nervio ciático, nervio pinchado
Epidural injection, cortisone shot in back, steroid injection, back injection, nerve block = Inyección epidural, inyección en la espalda, bloqueo nervioso
Pain management, pain clinic, pain = Manejo del dolor, clínica del dolor, dolor
Chronic Pain, Complex Regional Pain Syndrome = Dolor crónico
Pain Relievers = Analgésicos
# Physical Medicine and Rehabilitation; Neurology
Spinal Cord Injuries = Lesión de la médula espinal, lesiones de la médula espinal
Paralysis, spasticity = Parálisis, espasticidad
Rehabilitation = Rehabilitación
Artificial Limbs, prosthesis = Prótesis
# Physical Therapy; Physical Medicine and Rehabilitation
Physical therapy, physio, physiotherapy, physical therapist = Fisioterapia, terapia física, terapeuta físico, terapista físico, fisioterapeuta
Balance Problems, Walking Problems, Falls, unsteady = Problemas de equilibrio, problemas para caminar, caídas
Chiropractic = Quiropráctica
# Ophthalmology; Optometry
Eye Diseases, eye problems, eye disease, eye pain = Enfermedades de los ojos, problemas de los ojos, dolor de ojos
Cataract, cataracts, cataract surgery = Cataratas, catarata, cirugía de cataratas
Corneal Disorders, keratoconus = Trastornos de la córnea, queratocono
Diabetic Eye Problems = Enfermedad ocular diabética, retinopatía diabética
Eye Cancer = Cáncer de ojo
Eye Infections, pink eye, conjunctivitis, stye, red eye = Conjuntivitis, infección de ojo, orzuelo, perrilla, ojo rojo
Eye Injuries, scratched eye = Lesiones en los ojos, rasguño en el ojo
Glaucoma = Glaucoma
Laser Eye Surgery = Cirugía láser de los ojos, lasik
Macular Degeneration = Degeneración macular
Optic Nerve Disorders = Trastornos del nervio óptico
Retinal Detachment, Retinal Disorders, floaters, seeing floaters, retina, retina specialist = Desprendimiento de retina, retina, moscas volantes, veo puntitos negros, veo puntos negros, veo moscas, puntos negros en la vista
Amblyopia, lazy eye, crossed eyes, strabismus = Ambliopía, ojo perezoso, estrabismo, ojo vago, bizco
Uveitis = Uveítis
Vision Impairment and Blindness, vision loss, going blind, blindness = Ceguera, pérdida de la vista, baja visión
Color Blindness = Daltonismo
Eyelid Disorders, droopy eyelid, blepharitis = Párpado caído, blefaritis, párpados
Dry eye, dry eyes = Ojo seco, ojos secos
# Optometry; Ophthalmology
Refractive Errors, astigmatism = Errores de refracción, astigmatismo, miopía, hipermetropía
Eye Wear, glasses, contact lenses, eye glasses = Lentes, anteojos, lentes de contacto, gafas
Eye exam, vision test, eye test = Examen de la vista, prueba de la vista, examen de ojos
# Ear, Nose and Throat; Family Medicine
Acoustic Neuroma = Neuroma acústico
Ear Disorders, earwax, ear wax, ear problems, swimmers ear = Trastornos del oído, cerilla en los oídos, tapón de cera, oído tapado
Ear Infections, ear infection, ear ache, earache = Infección de oído, otitis, dolor de oído
Head and Neck Cancer, throat cancer, Oral Cancer, Nasal Cancer, Salivary Gland Cancer = Cáncer de garganta, cáncer de cabeza y cuello, cáncer de boca
Laryngeal disorders, Voice Disorders, hoarse voice, laryngitis, hoarseness, lost voice = Ronquera, laringitis, trastornos de la voz, voz ronca
Nose Injuries and Disorders, deviated septum, nosebleed, nosebleeds, broken nose, nasal polyps, cant breathe through nose, trouble breathing through nose, nose is blocked, nose = Tabique desviado, no puedo respirar por la nariz, no respiro por la nariz, nariz tapada, sangrado de nariz, hemorragia nasal, pólipos nasales, nariz, nariz rota
Salivary Gland Disorders = Trastornos de las glándulas salivales
Sinusitis, sinus infection, sinus problems, sinuses = Sinusitis, infección de los senos paranasales, senos paranasales
Sore Throat, strep throat, strep, Streptococcal Infections = Dolor de garganta, faringitis, estreptococo, garganta irritada
Throat Disorders, throat = Trastornos de la garganta, garganta
Tongue Disorders, tongue = Lengua, trastornos de la lengua
Tonsils and Adenoids, Tonsillitis, tonsils, tonsil removal, adenoids, tonsillectomy = Amígdalas, amigdalitis, anginas, amigdalectomía, adenoides
Meniere's Disease = Enfermedad de Ménière
Ear tubes = Tubos de ventilación, tubos en los oídos
Dry Mouth, Mouth Disorders = Boca seca
# Audiology; Ear, Nose and Throat
Hearing Disorders and Deafness, hearing loss, deaf, hard of hearing, going deaf = Pérdida de audición, sordera, sordo, pérdida auditiva, no oigo bien, no oye bien, no escucho bien, no escucha bien
Hearing Problems in Children = Problemas de audición en niños
Tinnitus, ringing ears, buzzing in ears = Zumbido en los oídos, me zumban los oídos, zumban los oídos, tinnitus, zumbido de oídos, acúfenos
Cochlear Implants = Implantes cocleares
Hearing Aids, hearing aid, hearing test = Audífonos, aparato para la sordera, prueba de audición
# Oral and Maxillofacial Surgery; Ear, Nose and Throat
Jaw Injuries and Disorders, Temporomandibular Joint Dysfunction, tmj, jaw pain, jaw = Dolor de mandíbula, mandíbula, quijada, dolor de quijada, me truena la quijada, me truena la mandíbula, articulación temporomandibular
Tooth Disorders, wisdom teeth, wisdom tooth, tooth pain, toothache, impacted teeth = Muelas del juicio, muela del juicio, dolor de muela, dolor de dientes, dientes
Gum Disease, Tooth Decay, Dental Health = Enfermedad de las encías, caries, encías
Canker Sores = Aftas, fuegos en la boca, llagas en la boca
Facial Injuries and Disorders = Lesiones en la cara
# Infectious Disease; Internal Medicine
HIV/AIDS, hiv, aids = VIH, sida
Infectious Diseases, Viral Infections, Bacterial Infections, Fungal Infections = Enfermedades infecciosas, infecciones virales, infecciones por hongos
Bone Infections, osteomyelitis = Infección de hueso, osteomielitis
Lyme Disease = Enfermedad de Lyme
Malaria, Dengue, Zika Virus, Chikungunya = Malaria, paludismo, dengue, zika, chikungunya
Meningitis, Meningococcal Infections = Meningitis
MRSA, Staphylococcal Infections = Infección por estafilococo resistente
Infectious Mononucleosis = Mononucleosis, enfermedad del beso
Tuberculosis, tb, tb test, tb skin test = Tuberculosis, prueba de tuberculosis, prueba de la tuberculosis
Valley Fever, Histoplasmosis, Aspergillosis = Fiebre del valle, coccidioidomicosis, histoplasmosis
Chagas Disease = Enfermedad de Chagas, mal de Chagas
Parasitic Diseases, parasites, worms, Giardia Infections, tapeworm = Parásitos, lombrices intestinales, giardia
Cytomegalovirus Infections, Toxoplasmosis = Citomegalovirus, toxoplasmosis
Legionnaires' Disease = Enfermedad del legionario
Sepsis = Sepsis, infección en la sangre
Tetanus, Rabies = Tétanos, rabia
Coronavirus Infections, long covid = Coronavirus, covid persistente
Traveler's Health, travel vaccines, travel clinic = Salud del viajero, vacunas para viajar
Cat Scratch Disease = Enfermedad por arañazo de gato
# Obstetrics and Gynecology; Infectious Disease; Urology
Sexually Transmitted Diseases, std testing, std test, sti, std = Enfermedades de transmisión sexual, infección de transmisión sexual, ETS, ITS, prueba de ETS, enfermedades venéreas
Chlamydia Infections, chlamydia = Clamidia
Gonorrhea = Gonorrea
Syphilis = Sífilis
Genital Herpes, herpes = Herpes genital, herpes
Genital Warts, HPV = Verrugas genitales, VPH, virus del papiloma humano
Trichomoniasis = Tricomoniasis
# Urgent Care; Family Medicine; Infectious Disease
COVID-19, covid, covid 19, covid test, covid testing, coronavirus = COVID-19, covid, prueba de covid, examen de covid
# Family Medicine; Internal Medicine; Pediatrics
Fever, temperature, chills = Fiebre, calentura, escalofríos
# Family Medicine; Internal Medicine
Common Cold, cold, head cold, runny nose = Resfriado, resfriados, catarro, gripa, resfrío, nariz tapada
Flu, influenza = Gripe, gripa, influenza
Fatigue, tiredness, exhausted, always tired, no energy, tired = Fatiga, cansancio, siempre estoy cansada, siempre estoy cansado, siempre cansada, siempre cansado, mucho cansancio, muy cansada, muy cansado, cansado, cansada, agotado, sin energía
Chronic Fatigue Syndrome = Síndrome de fatiga crónica, encefalomielitis miálgica
Health Checkup, physical exam, annual physical, yearly physical, check up = Chequeo médico, chequeo general, examen físico, revisión médica, chequeo anual
Unexplained weight loss, losing weight without trying, lost weight without trying, without trying = Pérdida de peso sin razón, sin razón bajo de peso, bajo de peso sin razón, bajando de peso sin razón, adelgazando sin razón, bajé de peso sin querer
Motion Sickness, altitude sickness = Mareo por movimiento, mal de altura
# Emergency Medicine; Urgent Care; Neurology
Head Injuries, head injury, Traumatic Brain Injury, hit head, bumped head, hit my head, hit his head, hit her head, bump on the head = Golpe en la cabeza, traumatismo craneal, lesión cerebral, me pegué en la cabeza, se pegó en la cabeza, se golpeó la cabeza
# Emergency Medicine; Urgent Care
Heat Illness, heat stroke, heatstroke = Golpe de calor, insolación
Hypothermia, Frostbite = Hipotermia, congelación
Poisoning, Carbon Monoxide Poisoning, overdose, took too many pills, swallowed bleach, drank bleach, swallowed a battery = Envenenamiento, intoxicación por monóxido de carbono, sobredosis, tomó muchas pastillas, tomé muchas pastillas, me tomé muchas pastillas, tomó cloro, se tragó una pila
Wounds and Injuries, cuts, deep cut, stitches = Heridas, cortadas, puntos, cortaduras
Animal Bites, dog bite, snake bite = Mordedura de perro, mordedura de animal, mordida de perro, mordida de animal, me mordió un perro, lo mordió un perro, la mordió un perro
# Urgent Care; Family Medicine
Insect Bites and Stings, rashes and insect bites, Tick Bites, tick bite, bug bite, bee sting, spider bite, mosquito bites = Picaduras de insectos, picadura de abeja, picadura de araña, picadura de garrapata, piquete, piquetes, piquete de araña, piquete de abeja, piquete de mosquito
# Geriatric Medicine; Internal Medicine
Seniors' Health, Healthy Aging, elderly, aging parents, old age, old people, older people, older adults, elderly people, elderly parents, senior citizen, senior citizens = Salud del adulto mayor, ancianos, tercera edad, adultos mayores, adulto mayor, viejitos, viejito, viejita, viejitas, gente mayor, gente grande, personas de la tercera edad, personas de edad
# Palliative Care; Geriatric Medicine
Palliative Care, Hospice Care, End of Life Issues, comfort care = Cuidados paliativos, hospicio, cuidados al final de la vida
Serious illness, terminal illness = Enfermedad grave, enfermedad terminal
Advance Directives, living will = Directivas anticipadas, testamento vital
# Transplant Surgery; Nephrology; Hepatology
Organ Transplantation, organ transplant = Trasplante de órganos, trasplante
Kidney Transplantation, kidney transplant = Trasplante de riñón
Liver Transplantation, liver transplant = Trasplante de hígado
Organ Donation, living donor = Donación de órganos, donante vivo
# Interventional Radiology
Fibroid embolization, uterine fibroid embolization = Embolización de fibromas
# Anesthesiology
Anesthesia = Anestesia
# Critical Care Medicine; Pulmonology
Critical Care, intensive care, icu, respiratory failure = Cuidados intensivos, terapia intensiva, insuficiencia respiratoria
# Acupuncture; Integrative Medicine
Acupuncture, needles = Acupuntura, agujas
# Integrative Medicine; Acupuncture
Complementary and Integrative Medicine, alternative medicine, Herbal Medicine, holistic, naturopath, homeopathy = Medicina alternativa, medicina natural, naturista, homeopatía, hierbas
# Occupational Therapy
Occupational therapy, occupational therapist = Terapia ocupacional, terapeuta ocupacional, terapista ocupacional
# Occupational Medicine; Urgent Care
Occupational Health, dot physical, dot exam, pre employment physical, work physical, work injury, hurt at work, injured on the job, workers compensation, workplace injury = Lesión en el trabajo, accidente de trabajo, me lastimé en el trabajo, compensación laboral
# Family Medicine; Internal Medicine
Weakness, feeling weak, loss of strength, malaise, lethargy, listlessness, no strength, run down = Debilidad, decaimiento, malestar, malestar general, falta de fuerzas, sin fuerzas, me siento débil
Loss of appetite, poor appetite, not hungry, dont feel like eating = Falta de apetito, pérdida de apetito, no tengo hambre, no quiere comer, se me quitó el hambre
Weight gain, gaining weight = Aumento de peso, subí de peso, estoy engordando
High fever, low grade fever, chills, shakes and chills, fever and chills = Fiebre alta, calentura alta, escalofríos, fiebre con escalofríos
Body aches, body ache, aches all over, whole body hurts = Dolor de cuerpo, cuerpo cortado, me duele todo el cuerpo, dolor en todo el cuerpo
Runny nose, nasal congestion, sneezing, stuffed up nose, blocked nose, phlegm, mucus, wet cough, dry cough = Moqueo, escurrimiento nasal, congestión nasal, estornudos, flemas, mocos, tos con flemas
Swollen lymph glands, lump in neck, lump on neck, lump under arm, lump under armpit, lump in armpit, bump under arm, swelling under arm, bump in armpit = Bolas en el cuello, bolita en el cuello, bulto en el cuello, bulto bajo el brazo, bulto debajo del brazo, bolita debajo del brazo, bolita bajo el brazo, bolita en la axila, bulto en la axila, bola debajo del brazo, bola en la axila
Excessive thirst, always thirsty = Mucha sed, sed excesiva, siempre tengo sed
Blood pressure medicine, blood pressure medicines, blood pressure pills = Pastillas para la presión, medicina para la presión, medicinas para la presión
Medication side effects, reaction to medicine = Efectos secundarios, reacción a la medicina
# Family Medicine; Internal Medicine; Urology
Side pain, pain in side, sharp pain in side, flank pain, stabbing pain in side = Dolor en el costado, dolor de costado, me duele el costado, me duele un costado, punzada en el costado
# Urgent Care; Family Medicine; Plastic and Reconstructive Surgery
Burns, burn, minor burns, burned my hand = Quemaduras, quemadura, me quemé, me quemé la mano, quemadura en la mano, quemadura leve
# Urgent Care; Family Medicine; Dermatology
Blister, blisters, wound not healing, slow healing wound, infected cut, infected wound, pus = Ampolla, ampollas, herida infectada, herida que no sana, herida que no cierra, pus
# Dermatology; Family Medicine
Skin lesion, white spots, white spot, white patches, dark spot, spot on skin, dry skin, peeling skin, skin peeling, flaky skin, cracked skin, age spot = Mancha en la piel, piel seca, resequedad de la piel, piel agrietada, se me pela la piel
Flushing, red face = Enrojecimiento de la cara, cara roja
# Gastroenterology; Internal Medicine
Stomach discomfort, belching, burping, gas pain, the runs, the trots, runny poop, loose bowels, upset stomach, acid stomach, sour stomach = Eructos, retortijones, chorro, diarreas, estómago revuelto, mala del estómago, malestar estomacal
Abdominal swelling, swollen belly, swollen stomach, distended stomach = Panza inflamada, vientre inflamado, estómago inflamado, barriga hinchada
Black stool, black stools, dark stool, dark poop, blood when i poop, blood in my poop = Heces negras, excremento negro, sangre al defecar, sangre en la popó, popó negra, popó con sangre, caca negra, sangre cuando hago del baño
Trouble going to the bathroom, hard stool = Estoy estreñido, estoy estreñida, no puedo ir al baño, no puedo hacer del baño
# Neurology; Family Medicine
Double vision, slurred speech that comes and goes, loss of coordination, loss of balance, poor coordination, clumsiness, unsteady walking = Visión doble, falta de coordinación, pérdida del equilibrio, pierdo el equilibrio
Arm weakness, leg weakness, limb weakness, hand weakness, weak legs, weak arms = Debilidad en las piernas, debilidad en los brazos, piernas débiles, se me doblan las piernas
Muscle twitching, twitching, eye twitch, twitching eye = Espasmos musculares, contracciones musculares, me tiembla el ojo, tic en el ojo, párpado que tiembla
Light sensitivity, sensitive to light = Sensibilidad a la luz, me molesta la luz
Burning feet, burning hands, electric shock feeling = Ardor en los pies, pies que arden, me arden los pies
Trouble concentrating, cant concentrate, cant focus, poor concentration = Falta de concentración, no me puedo concentrar, problemas de concentración
Blackout, blackouts, loss of consciousness, passed out = Pérdida del conocimiento, perdí el conocimiento, me desmayé, se desmayó
Post concussion, concussion symptoms = Síntomas de conmoción
# Cardiology; Pulmonology
Chest tightness, tightness in chest, tightness in my chest, heavy chest, chest discomfort, heart hurts = Pecho apretado, me aprieta el pecho, opresión en mi pecho, me duele el corazón, dolor del corazón
Out of breath when walking, winded, short of breath climbing stairs, swollen feet and short of breath = Me canso al caminar, me agito mucho, me sofoco, me ahogo al subir escaleras
Amyloidosis = Amiloidosis
Statins, cholesterol medicine, cholesterol pills = Estatinas, medicina para el colesterol, pastillas para el colesterol
# Urology; Urogynecology; Family Medicine
Cant pee, trouble peeing, urinary retention, weak stream, weak urine stream, dribbling, bladder not emptying = No puedo orinar, retención de orina, chorro débil, goteo de orina, me cuesta orinar
Getting up at night to pee, peeing at night, wake up to pee, nocturia, dark urine, cloudy urine, smelly urine = Orinar de noche, me levanto a orinar, orina oscura, orina turbia, orina con mal olor
Stress incontinence, urge incontinence, pee when i sneeze, pee when i laugh, pee when i cough = Incontinencia de esfuerzo, se me sale la orina al toser, me orino al reír, me orino al estornudar
Testicular pain, swollen testicle, lump on testicle, epididymitis = Testículo inflamado, bolita en el testículo, dolor en los testículos
Impotence, erectile problems, erection trouble, erection problems, cant stay hard, viagra = Problemas de la erección, no se me para, viagra
# Obstetrics and Gynecology
Heavy bleeding, heavy period, heavy menstrual bleeding, periods that last too long, spotting, no period, late period, skipped period, menorrhagia = Regla abundante, sangro mucho, manchado, no me baja, no me ha bajado, no me llega la regla, se me atrasó la regla, regla irregular
Vaginal dryness, vaginismus, pain during sex, pain after sex, bacterial vaginosis = Resequedad vaginal, dolor al tener relaciones, dolor en las relaciones, vaginosis, mal olor vaginal
Trying to get pregnant, preconception = Quiero quedar embarazada, quiero embarazarme, buscar embarazo
Positive pregnancy test, i think im pregnant, i might be pregnant = Prueba de embarazo positiva, creo que estoy embarazada
# Orthopedic Surgery; Sports Medicine; Physical Therapy
Popping knee, knee gives out, knee locks, clicking knee, water on the knee, fluid on knee = Me truena la rodilla, se me dobla la rodilla, agua en la rodilla, líquido en la rodilla, rodilla inflamada
Shin splints, stress fracture, pulled hamstring, groin pull, calf pain = Dolor de espinilla, fractura por estrés, dolor de pantorrilla
Rib pain, broken rib, bruised ribs, broken ribs = Dolor de costillas, costilla rota, costilla quebrada, costillas lastimadas
Broken hand, broken finger, broken foot, broken ankle, broken collarbone, broken bones = Mano rota, dedo roto, pie roto, tobillo roto, clavícula rota, me quebré el brazo, me quebré la pierna, me quebré un hueso
# Podiatry; Family Medicine
Swollen feet, swollen ankle, foot swelling, cracked heels, smelly feet, thick toenails = Pies hinchados, pie hinchado, talones agrietados, uñas gruesas, hongo en el pie, hongos en los pies
# Ophthalmology; Optometry
Sore eyes, watery eyes, eye discharge, itchy eyes, bloodshot eye, burning eyes, eye strain, eye floaters, swollen eye, swollen eyelid, something in my eye = Ojos llorosos, ojos rojos, comezón en los ojos, ardor en los ojos, lagañas, ojo hinchado, párpado hinchado, me entró algo en el ojo, carnosidad en el ojo, pterigión
Cant see far, cant see up close, cant see well, trouble seeing, nearsighted, farsighted = No veo bien, no ve bien, no mira bien, no veo de lejos, no veo de cerca, veo mal, vista cansada, problemas de la vista
# Ear, Nose and Throat; Family Medicine
Post nasal drip, cant smell, clogged ear, plugged ear, ear popping, ear pressure, water in ear, lost my hearing, airplane ear = Goteo nasal, no huelo, oído tapado, oídos tapados, presión en el oído, agua en el oído, tengo tapado el oído
Throat pain, hurts to swallow, hurts when i swallow, throat hurts when i swallow, pain when swallowing, swollen tonsils, white spots on tonsils, lump in throat = Duele al tragar, me duele al tragar, anginas inflamadas, placas en la garganta, bola en la garganta
Tongue tie, mouth sore, mouth sores = Frenillo, llagas en la lengua
# Psychiatry; Psychology; Clinical Social Work
Mood swings, crying for no reason, cry all the time, feel empty, irritability, aggressive behavior, paranoia, hallucinations, seeing things, seeing things that arent there, sees things, sees things that arent there, hearing things, hears voices, hearing voices = Cambios de humor, lloro por todo, ganas de llorar, me siento vacío, me siento vacía, irritabilidad, alucinaciones, paranoia, veo cosas que no están, ve cosas que no están, veo cosas, ve cosas, oye voces, escucho voces, escucha voces
Overthinking, cant stop worrying, stressed out, nervous breakdown, overwhelmed = Mucho estrés, estoy muy estresada, estoy muy estresado, nervios, crisis nerviosa, ataque de nervios, crisis de ansiedad
Lonely, loneliness, low self esteem = Soledad, me siento sola, me siento solo, baja autoestima
# Sleep Medicine; Family Medicine
Wake up at night, waking up at night, nightmares, night terrors, gasping in sleep = Me despierto de noche, pesadillas, terrores nocturnos, duermo mal, no duermo bien
# Vascular Surgery; Internal Medicine
Leg cramps, cold hands, cold feet, blue fingers, phlebitis, leg ulcer, thoracic outlet syndrome = Calambres en las piernas, manos frías, pies fríos, flebitis, úlcera en la pierna, venas inflamadas
# Pediatrics; Family Medicine
Failure to thrive, poor feeding, baby not eating, baby wont eat, spit up, spitting up, baby constipation, newborn screening, flat head = No aumenta de peso, no quiere el pecho, bebé no quiere comer, bebé estreñido, regurgita, tamiz neonatal, cabeza plana
Asthma in children, childhood asthma = Asma infantil, asma en niños
Febrile seizure = Convulsión por fiebre
School physical, sports physical, kindergarten checkup = Examen físico para la escuela, examen físico escolar, examen para deportes
# Infectious Disease; Family Medicine
Mono, glandular fever = Mononucleosis infecciosa
Monkeypox, mpox, Pneumocystis Infections, Cryptosporidiosis, Smallpox, Hantavirus Infections, Hemorrhagic Fevers = Viruela símica, viruela del mono, criptosporidiosis, hantavirus
Bird flu = Gripe aviar
HIV prevention, prep for hiv, hiv test, pep for hiv = Prevención del VIH, prueba de VIH, examen de VIH, prueba del sida
STI, sti test, std test, std testing, sexually transmitted disease, genital herpes, genital warts, syphilis, hpv = ETS, ITS, enfermedad venérea, enfermedades venéreas, herpes genital, verrugas genitales, sífilis, papiloma, prueba de ETS
# Hematology; Internal Medicine
Low white blood cells, high white blood cells, high platelets, easy bleeding, blood thinners, petechiae = Glóbulos blancos bajos, glóbulos blancos altos, defensas muy bajas, anticoagulantes
# Nephrology; Internal Medicine
Low sodium, low potassium, high potassium, high creatinine, foamy urine, nephritis = Sodio bajo, potasio bajo, potasio alto, creatinina alta, orina espumosa, espuma en la orina, nefritis
# Endocrinology; Internal Medicine
High a1c, insulin, high calcium, low vitamin d, rickets, night sweats and weight loss = A1c alta, hemoglobina glucosilada, calcio alto, vitamina D baja, raquitismo
# Rheumatology; Orthopedic Surgery
Osteoarthritis of the hands, oa, wear and tear arthritis, septic arthritis, infectious arthritis, joint inflammation, synovitis, morning stiffness, stiff hands = Artritis en las manos, rigidez en la mañana, manos tiesas, dedos tiesos, inflamación de las articulaciones
# Geriatric Medicine; Palliative Care
Assisted Living, Home Care Services, nursing home, nursing homes, home health, frailty = Hogar de ancianos, asilo de ancianos, asilos, cuidado en casa, enfermera en casa
# Family Medicine; Endocrinology
Gender affirming care, transgender care, transgender health, lgbt, lgbtq, lgbt friendly, lgbtq friendly, gay friendly, trans friendly, lgbt health, lgbtq care, hormones for transition = Atención de afirmación de género, atención transgénero, salud LGBT, hormonas para transición
# Medical Genetics and Genomics; Neurology
Genetic Brain Disorders, Fetal Alcohol Spectrum Disorders = Trastornos genéticos del cerebro, trastornos del espectro alcohólico fetal
# Addiction Medicine; Psychiatry
Detox, withdrawal, addicted to pills, addicted to meth, addicted to cocaine, addicted to opioids, addicted to alcohol, addicted to fentanyl, drinking too much, drinks too much, stop drinking, quit drinking, crack cocaine, Inhalants, Club Drugs, Underage Drinking = Desintoxicación, abstinencia, adicto a las pastillas, adicto al cristal, adicto a las drogas, toma mucho alcohol, toma mucho, toma todos los días, toma demasiado, dejar de tomar, dejar de beber, marihuana medicinal, inhalantes
Secondhand Smoke, Smokeless Tobacco, chewing tobacco = Humo de segunda mano, tabaco de mascar
# Allergy and Immunology; Pulmonology
Molds, mold allergy, dust allergy, pet allergy, cat allergy, bee sting allergy = Alergia al moho, alergia al polvo, alergia a los gatos, alergia a las mascotas
# Emergency Medicine; Urgent Care
Choking, bleeding that wont stop, nosebleed that wont stop, vomiting blood, coughing blood = Atragantamiento, sangrado que no para, hemorragia, vomita sangre, vómito con sangre
# Emergency Medicine; Urgent Care; Hematology
Bleeding, bleeding heavily = Sangrado, sangrado fuerte, hematoma
# Emergency Medicine; Urgent Care
Foreign Bodies, swallowed a coin, something stuck in throat, bead in nose, Inhalation Injuries, smoke inhalation, Drowning, Chest Injuries and Disorders = Cuerpo extraño, se tragó una moneda, se metió algo en la nariz, inhalación de humo, lesiones en el pecho
# Pediatrics; Neonatology
Sudden Infant Death Syndrome = Síndrome de muerte súbita del lactante, muerte de cuna
# Nutrition and Dietetics; Family Medicine
Vitamin C, Vitamin D, Folic Acid, Dietary Fats, Food Labeling = Vitamina C, vitamina D, ácido fólico, grasas en la dieta
# General Surgery
After Surgery = Después de la cirugía, después de la operación, recuperación de la cirugía
# Occupational Therapy; Physical Therapy
Assistive Devices, walker, cane, wheelchair fitting = Aparatos de ayuda, andadera, bastón
# Oral and Maxillofacial Surgery
Dentures = Dentadura postiza, dientes postizos
# Infectious Disease; Internal Medicine
HIV/AIDS and Infections, Haemophilus Infections, Mycobacterial Infections, Monkeypox Virus Infections = Infecciones oportunistas, infecciones por micobacterias
# Ear, Nose and Throat; Family Medicine
Barotrauma = Barotrauma
# Maternal-Fetal Medicine; Obstetrics and Gynecology
Childbirth Problems, Infections and Pregnancy, Pregnancy and Substance Abuse, HIV/AIDS and Pregnancy = Problemas en el parto, infecciones en el embarazo, embarazo y drogas
`;
