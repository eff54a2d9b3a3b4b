/**
 * More names of what people have and feel: abbreviations that stand on letters from the doctor, names they have at home, and how a
 * complaint is told. In the form of `CONCEPTS`, whose topics they are added to: what a directory calls it first.
 */
export const HOME_NAMES = `
# Cardiology; Internal Medicine
High blood pressure, htn, hi bp, pressure is high, hypertensive, bp too high = Presión arterial alta, hipertenso, hipertensa, soy hipertenso, soy hipertensa, la presión alta, se me sube la presión
High cholesterol, hyperlipidemia, dyslipidemia, bad cholesterol, lipids, hypercholesterolemia, fat in the blood = Colesterol alto, grasa en la sangre, dislipidemia, lípidos altos, colesterol malo, hipercolesterolemia
Coronary artery disease, heart blockage, blockage in heart, cad, ischemic heart disease = Enfermedad de las arterias coronarias, bloqueo del corazón, obstrucción en el corazón, cardiopatía isquémica
Heart failure, congestive heart, chf, cardiomegaly, enlarged heart, fluid around heart = Insuficiencia cardíaca, corazón crecido, corazón grande, agua en el corazón, cardiomegalia
Palpitations, palps, heart beats too fast, heart skips a beat, heart beating fast, heart is racing, heart thumping, heart fluttering, heart stops and starts = Palpitaciones, se me salta un latido, corazón me late muy rápido, late muy rápido, corazón se me sale, latidos rápidos, corazón brinca, se me acelera el pulso
# Cardiac Electrophysiology; Cardiology
Arrhythmia, svt, pvcs, pvc, pacs, long qt, irregular pulse, irregular heartbeat, heart block, uneven heartbeat, wpw, brugada = Arritmia, latidos irregulares, ritmo irregular, pulso irregular, taquicardias, bloqueo de rama, extrasístoles
# Hematology; Vascular Surgery
Blood clots, thrombosis, thrombus, clot in leg, clot in lung, blood clot, factor v leiden, clotting disorder, thrombophilia, vein thrombosis = Coágulos de sangre, trombo, trombo en la pierna, trombos, coágulos, trombofilia
# Vascular Surgery; Cardiology
Peripheral artery disease, pvd, peripheral vascular disease, claudication, blocked leg arteries, leg circulation, carotid stenosis, narrowed carotid = Enfermedad arterial periférica, claudicación, estrechez de la carótida, carótida tapada, arterias de las piernas tapadas
Varicose veins, bulging veins, ugly veins, heavy legs, achy legs, heavy achy legs, purple veins, leg veins, venous stasis = Várices, piernas pesadas, piernas cansadas, venas inflamadas, arañitas en las piernas, venas moradas, insuficiencia venosa
Aneurysm, aaa, bulge in aorta, enlarged aorta, triple a = Aneurisma, aneurisma abdominal, aorta dilatada
# Pulmonology; Internal Medicine
Shortness of breath, winded, winded easily, get winded, breathless, gasping, hard to breathe on stairs, cant catch my breath on stairs, out of breath easily, run out of breath = Falta de aire, me agito, me agito al caminar, me canso al respirar, cuesta respirar, me cuesta respirar al subir, me sofoco, me ahogo al caminar, se me va el aire, fatiga al subir
Cough or shortness of breath, hacking cough, phlegm, coughing up phlegm, chesty cough, barking cough, cough at night, smokers cough = Tos o falta de aire, tos con flemas, flemas, tos de perro, no se me quita la tos, tos de fumador, tosedera
Chronic obstructive pulmonary disease, smokers lung, chronic bronchitis, emphysema = Enfermedad pulmonar obstructiva crónica, pulmón de fumador, bronquitis crónica
Lung nodule, spot on my lung, spots on lungs, pulmonary nodule, shadow on lung = Nódulo pulmonar, nódulo en el pulmón, manchas en los pulmones, mancha en el pulmón, sombra en el pulmón
Pleural effusion, water on the lung, pleurisy = Derrame pleural, agua en el pulmón, agua en los pulmones
Reactive airway, wheezy, wheezes, whistling when i breathe = Hiperreactividad bronquial, pecho que silba, me silba el pecho, chiflido en el pecho
# Sleep Medicine; Pulmonology
Sleep apnea, osa, obstructive sleep apnea, stop breathing when i sleep, stops breathing in his sleep, gasping at night, cpap machine, husband snores, partner snores = Apnea del sueño, apnea, dejo de respirar dormido, dejo de respirar cuando duermo, deja de respirar dormido, esposo ronca, ronca mucho, máquina cpap
Insomnia, lie awake, awake all night, wake up at night, waking up at night, wake up at 3am, tossing and turning, up all night, cant stay asleep, cant get to sleep, not sleeping, sleepless = Insomnio, no concilio el sueño, conciliar el sueño, noche en vela, despierto en la madrugada, me despierto en la noche, no puedo conciliar el sueño, paso la noche en vela, duermo mal, desvelo
Daytime sleepiness, fall asleep during the day, falling asleep at work, sleepy all day, nod off, narcolepsy, sleepwalking, rls, restless legs = Somnolencia, me quedo dormido de día, sueño de día, cabeceo, narcolepsia, sonambulismo, piernas inquietas
# Endocrinology; Internal Medicine
Type 2 diabetes, t2d, dm2, diabetic, prediabetic, sugar diabetes, high a1c, high glucose, sugar is high, sugar too high, high sugar, blood sugar high, thirsty all the time, always thirsty, always thirsty and peeing = Diabetes tipo 2, azúcar alta, azúcar en la sangre, diabético, diabética, soy diabético, soy diabética, sube el azúcar, se me sube el azúcar, glucosa alta, mucha sed y orino mucho, prediabético, prediabética
Type 1 diabetes, t1d, juvenile diabetes, insulin = Diabetes tipo 1, diabetes juvenil, insulina
Hypothyroidism, hypothyroid, underactive thyroid, slow thyroid, hashimotos, low thyroid, thyroid problems = Hipotiroidismo, tiroides lenta, tiroides baja, hashimoto, problemas de tiroides
Graves disease, hyperthyroid, overactive thyroid, fast thyroid, high thyroid = Enfermedad de Graves, hipertiroidismo, tiroides acelerada, tiroides alta
Thyroid nodule, lump in front of my neck, lump in front of neck, goitre, swollen thyroid, thyroid lump = Nódulo en la tiroides, bola en el cuello tiroides, tiroides inflamada, bola en la tiroides
Hormone imbalance, hormones off, hormonal problems, hormone problem, pituitary, pituitary tumor, addisons, adrenal fatigue, adrenal, cushings, low t = Desequilibrio hormonal, hormonas desbalanceadas, desbalance hormonal, hipófisis, problemas hormonales, tumor de hipófisis, glándulas suprarrenales
# Endocrinology; Rheumatology; Geriatric Medicine
Osteoporosis, osteopenia, bone loss, thin bones, weak bones, bone thinning, low bone density = Osteoporosis, osteopenia, huesos débiles, descalcificación, huesos frágiles, pérdida de hueso
# Gastroenterology; Family Medicine
Acid reflux, acid comes up, acid in my throat, sour taste, sour taste in mouth, food comes back up, regurgitation, burning chest after eating, acid indigestion, agida, lpr, hiatal hernia, barretts, barretts esophagus = Reflujo ácido, sube el ácido, se me sube el ácido, arde el pecho después de comer, sabor agrio, repite la comida, se me regresa la comida, reflujo en la noche, ardor en el pecho al comer, hernia hiatal, hernia de hiato
Stomach pain, cramps in my belly, belly cramps, stomach cramps, tummy hurts, sharp pain in my side, lower abdomen, lower right abdomen, pain under my ribs, gut pain, pit of my stomach = Dolor de estómago, cólicos en el estómago, cólico, retortijones, torzones, torzón, bajo vientre, dolor en el bajo vientre, dolor en la boca del estómago, boca del estómago, duele la panza, empacho
Peptic ulcer, stomach ulcer, h pylori, helicobacter, gastroparesis, slow stomach, gastric ulcer = Úlcera, úlcera gástrica, úlcera en el estómago, helicobacter, gastroparesia, bacteria en el estómago
Irritable bowel syndrome, irritable bowel, spastic colon, nervous stomach, nervous bowel, ibs d, ibs c = Síndrome del intestino irritable, colitis nerviosa, colon irritable, intestino irritable, colitis, colon inflamado
Crohns disease, crohns, uc, ulcerative colitis, inflamed bowel = Enfermedad de Crohn, crohn, colitis ulcerosa, colitis ulcerativa
Constipation, bowel movement, havent had a bowel movement, no bowel movement, hard stools, straining on the toilet, backed up, stopped up, cant go number two = Estreñimiento, estreñida, estreñido, ando estreñida, ando estreñido, no he ido al baño, hacer del baño, batallo para hacer del baño, no he hecho del baño, tapada del estómago, tapado del estómago
# Gastroenterology; Family Medicine; Urgent Care
Vomiting, puking, barfing, cant keep food down, cant keep anything down, keep food down, throwing up all night, upset stomach, upset stomach and runs, the runs, stomach virus, sick to my stomach, queasy, nauseous, loose stools = Vómito, basca, asco, asco y vómito, suelto del estómago, estoy suelto, suelta del estómago, chorrillo, chorro, diarrea, soltura, devolver el estómago, náuseas, volver el estómago, deponer, mal del estómago
# Hepatology; Gastroenterology
Fatty liver disease, fatty liver, nash, nafld, masld, elevated liver enzymes, high liver enzymes, inflamed liver, swollen liver = Enfermedad del hígado graso, hígado graso, hígado inflamado, enzimas del hígado altas, inflamación del hígado
Hepatitis, hep b, hep c, hep a, hepatitis b, hepatitis c = Hepatitis, hepatitis b, hepatitis c
Jaundice, yellow skin, yellow eyes = Ictericia, piel amarilla, ojos amarillos
# Colon and Rectal Surgery; Gastroenterology
Hemorrhoids, blood when i wipe, blood on toilet paper, itchy butt, itchy anus, itchy bottom, painful lump near anus, anal pain, anal fissure, rectal bleeding, bleeding from bottom, piles = Hemorroides, almorranas, sangrado al ir al baño, sangre al limpiarme, sangre al ir al baño, comezón en el ano, fisura anal, dolor en el ano, sangrado rectal, sangro al hacer del baño
Colon cancer, bowel cancer, rectal cancer, colorectal cancer, cancer of the bowel = Cáncer colorrectal, cáncer de colon, cáncer de recto, cáncer del intestino
# General Surgery; Gastroenterology
Gallstones, gall bladder, gall bladder attack, gall stones, gallbladder attack, cholecystitis, gall bladder out = Cálculos biliares, piedras en la vesícula, vesícula inflamada, piedras de la vesícula, vesícula
Hernia, inguinal hernia, umbilical hernia, groin hernia, rupture in groin, belly button hernia, ventral hernia, bulge in groin, incisional hernia = Hernia, hernia inguinal, hernia del ombligo, hernia umbilical, bola en la ingle, hernia ventral
# Nephrology; Urology
Chronic kidney disease, ckd, kidneys failing, kidney failing, low gfr, gfr, kidney function, high creatinine, bad kidneys, weak kidneys, polycystic kidney, protein in urine = Enfermedad renal crónica, riñones fallando, me fallan los riñones, fallan los riñones, creatinina alta, enfermedad renal, insuficiencia renal, riñones débiles, daño en los riñones
# Urology; Nephrology
Kidney stones, renal stones, nephrolithiasis, passing a stone, kidney gravel, ureter stone = Cálculos renales, arenilla, arenilla en los riñones, piedras en los riñones, piedra en el riñón, litiasis
# Urology; Family Medicine
Enlarged prostate, bph, swollen prostate, big prostate, prostatitis, high psa, psa, weak urine stream, get up to pee at night, trouble peeing = Próstata agrandada, próstata inflamada, próstata crecida, psa alto, psa, antígeno prostático, chorro débil, batallo para orinar
Testicle pain, testicular pain, testicle lump, swollen testicle, hydrocele, varicocele, foreskin problem, foreskin, phimosis, groin pain in men = Dolor de testículo, dolor en el testículo, testículo inflamado, bola en el testículo, varicocele, hidrocele, prepucio, fimosis
Erectile dysfunction, cant get hard, cant get it up, cant keep an erection, problems in bed, trouble in bed, low sex drive, limp = Disfunción eréctil, no se me para, problemas de erección, impotencia, no funciono en la cama, falta de erección, falta de deseo
# Urology; Urogynecology; Obstetrics and Gynecology
Urinary incontinence, oab, overactive bladder, neurogenic bladder, cant hold my pee, cant hold it, hold my pee, wet myself, wet myself when i laugh, bladder leaks, leak when i sneeze, leak urine, leaky bladder, pee my pants, pee when i laugh = Incontinencia urinaria, no aguanto la orina, aguanto la orina, se me escapa la pipí, se me sale la pipí, escapa la orina, goteo de orina, vejiga nerviosa, se me salen los orines, vejiga hiperactiva, me orino al toser, me orino al reír
Bladder pain, cystitis = Dolor de vejiga, cistitis
# Urogynecology; Obstetrics and Gynecology
Pelvic organ prolapse, fallen womb, fallen bladder, fallen uterus, uterine prolapse, rectocele, cystocele, dropped uterus, something falling out down there = Prolapso de órganos pélvicos, matriz caída, bajó la matriz, se me bajó la matriz, se me bajó la vejiga, útero caído, prolapso uterino
# Urgent Care; Family Medicine; Urology
Urinary tract infection, burns when i urinate, burns when i pee, burning pee, it burns when i pee, have to pee all the time, pee all the time, frequent urination, cloudy urine, smelly urine, cloudy smelly urine, painful urination, bladder infection = Infección urinaria, quema al hacer pipí, arde al hacer pipí, ardor cuando hago pis, ardor al hacer pipí, infección de orina, orina turbia, orina con mal olor, ganas de orinar a cada rato, mal de orín, dolor al orinar, quema al orinar
# Obstetrics and Gynecology; Infectious Disease; Urology
Sexually transmitted infection, trich, trichomoniasis, the clap, herpes, genital herpes, syphilis, genital warts, vd, hpv = Infección de transmisión sexual, enfermedad venérea, enfermedades venéreas, herpes genital, sífilis, clamidia, papiloma, vph, gonorrea
# Obstetrics and Gynecology
Vaginitis, bv, bacterial vaginosis, yeast infection, vaginal itching, vaginal discharge, female problems, womens problems, lady problems, lady doctor, vaginal odor, female doctor problems = Infección vaginal, candidiasis vaginal, flujo, flujo vaginal, comezón vaginal, vaginosis, enfermedades de la mujer, problemas de mujer, cándida
Irregular periods, amenorrhea, menorrhagia, dysmenorrhea, period is late, late period, bleeding between periods, spotting, painful periods, period wont stop, heavy period, time of the month, skipped period, no period, endo, menstrual cramps = Menstruación irregular, no me baja, no me ha bajado, atrasó la regla, se me atrasó la regla, reglas dolorosas, regla dolorosa, dismenorrea, sangro mucho en mi regla, retraso de la regla, no me viene la regla, manchado, mes irregular, cólicos de la regla
Menopause symptoms, change of life, the change, mood swings, perimenopause, vaginal dryness, sweating at night, night sweating, hot flash = Síntomas de la menopausia, calores, calores de la menopausia, resequedad vaginal, resequedad, sudores en la noche, sudores nocturnos, cambio de vida, menopausia, sequedad vaginal
Uterine fibroids, leiomyoma, myoma, fibroid tumors = Fibromas uterinos, miomas, fibromas en la matriz, tumores en la matriz, mioma
Polycystic ovary syndrome, polycystic ovaries, polycystic ovarian syndrome, cysts on ovaries = Síndrome de ovario poliquístico, ovarios poliquísticos, ovario poliquístico, quistes en los ovarios
# Fertility and Reproductive Endocrinology; Obstetrics and Gynecology
Infertility, trouble conceiving, trouble getting pregnant, trying to conceive, ttc, cant have a baby, cant have kids, low sperm count, sperm count, iui, ivf = Infertilidad, no podemos tener hijos, tener hijos, no quedo embarazada, no me embarazo, fertilización in vitro, inseminación, pocos espermas
# Gynecologic Oncology; Medical Oncology
Cervical cancer, cervix cancer, cancer of the womb, womb cancer, ovary cancer, uterus cancer, endometrial cancer = Cáncer de cuello uterino, cáncer cervicouterino, cáncer de matriz, cáncer de ovario, cáncer de la matriz
# Breast Surgery; Medical Oncology
Breast cancer, dcis, breast carcinoma, mastectomy, lumpectomy = Cáncer de mama, mastectomía, cáncer de seno, cáncer de pecho
Breast lump, nipple discharge, lump in my breast, hard spot in breast, breast mass, found a lump, sore breast, knot in breast = Bulto en la mama, bolita en el pecho, bolita en la chichi, líquido del pezón, dolor en los senos, bola en el seno, secreción del pezón, bolita en el seno
# Dermatology; Family Medicine
Rash, itchy bumps, bumps on my arms, red patches, breaking out, breaking out in a rash, bumps on skin, peeling skin, skin is peeling, red spots, blotches, blotchy skin, welts = Sarpullido, granitos en la piel, granitos, manchas rojas, me salieron granitos, pica todo el cuerpo, ronchitas, alergia en la piel, salpullido, habones
Skin problems, boils, carbuncle, skin tag, liver spots, sun spots, hidradenitis, dandruff, melasma, dry patches, cyst on back = Problemas de la piel, paño en la cara, paños, mezquinos, clavos en la piel, granos, granos en la cara, manchas en la cara, caspa
Skin infection, impetigo, jock itch, toenail fungus, nail fungus, abscess, staph, pus filled bump, infected hair = Infección de la piel, uñas con hongos, hongos en las uñas, nacido, nacidos, absceso, impétigo, pie de atleta
Hair loss, bald spot, bald spots, balding, thinning hair, hair is thinning, clumps of hair, hair coming out, receding hairline, losing hair = Caída del cabello, pelo a mechones, quedando calvo, me estoy quedando calvo, calvicie, se me cae mucho el pelo, entradas
Skin cancer, basal cell, basal cell carcinoma, squamous cell, squamous cell carcinoma, actinic keratosis, precancer spots, bcc, scc, mole that changed = Cáncer de piel, carcinoma basocelular, carcinoma, queratosis, lunar que cambia
Hives, welts, urticaria = Urticaria, ronchas, habones
# Allergy and Immunology; Family Medicine
Seasonal allergies, pollen allergies, pollen, allergic rhinitis, rhinitis, hay fever, itchy nose, sneezing all the time = Alergias estacionales, rinitis, rinitis alérgica, alergia al polen, estornudos, fiebre del heno, estornudo mucho
Food allergy, nut allergy, shellfish, milk allergy, bee sting allergy, egg allergy = Alergia a los alimentos, alergia al cacahuate, alergia a los mariscos, alergia a la leche, alergia a las abejas
# Rheumatology; Internal Medicine
Gout, uric acid, gouty arthritis, big toe hurts = Gota, ácido úrico, ataque de gota
Rheumatoid arthritis, ra, psoriatic arthritis, ankylosing spondylitis, sjogrens, lupus, autoimmune, autoimmune disease, sle = Artritis reumatoide, reumas, reuma, artrosis, autoinmune, lupus, enfermedad autoinmune
Joint pain, stiff joints, joints are stiff, stiff in the morning, aching knuckles, achy knuckles, joints swell, swollen joints, arthritis pain, sore joints = Dolor en las articulaciones, manos tiesas, amanezco tieso, duelen los huesos, me duelen los huesos, coyunturas inflamadas, articulaciones inflamadas, duelen todas las articulaciones, dolor de huesos
# Orthopedic Surgery; Sports Medicine
Meniscus tear, torn meniscus, torn cartilage, bakers cyst, water on the knee, fluid on the knee, runners knee, jumpers knee, knee scope, knee arthroscopy, knee gives out, knee locks, knee pops, bad knee, knee buckles = Desgarro de menisco, menisco roto, agua en la rodilla, desgaste de rodilla, líquido en la rodilla, truena la rodilla, artroscopia de rodilla, se me traba la rodilla
Rotator cuff injury, torn rotator cuff, shoulder bursitis, bursitis, shoulder impingement, frozen shoulder, raise my arm, lift my arm, shoulder clicks = Lesión del manguito rotador, manguito rotador, bursitis, hombro congelado, levantar el brazo, no puedo levantar el brazo
Knee replacement, prosthetic knee, knee prosthesis, new knee = Reemplazo de rodilla, prótesis de rodilla, rodilla nueva
Hip pain, hip bursitis, hip arthritis, groin and hip = Dolor de cadera, desgaste de cadera, cadera desgastada, artritis de cadera
# Hand Surgery; Orthopedic Surgery
Carpal tunnel syndrome, carpal tunnel, hand goes numb, hands go numb, hands fall asleep, numb hands, weak grip, dropping things, losing grip = Síndrome del túnel carpiano, túnel carpiano, duermen las manos, se me duermen las manos, manos dormidas, se me caen las cosas de las manos
Trigger finger, finger gets stuck, stuck finger, finger locks, dupuytren, dupuytrens contracture, de quervain, thumb arthritis, bump on wrist = Dedo en gatillo, traba el dedo, se me traba el dedo, dedo trabado, quiste en la muñeca, bolita en la muñeca
# Podiatry; Orthopedic Surgery
Plantar fasciitis, heel spur, heel spurs, bottom of my foot, bottom of foot, arch pain, ball of foot, mortons neuroma, fallen arches, flat feet, foot cramps, pain in the ball of my foot = Fascitis plantar, planta del pie, me duele la planta del pie, espolón calcáneo, neuroma de Morton, pie plano, arco del pie
Bunions, bunion, corns, callus, calluses, hammertoes, bump on my toe = Juanetes, juanete, callos, ojo de pescado, dedo en martillo
Achilles tendon pain, achilles, achilles tendon, achilles tendonitis = Dolor en el tendón de Aquiles, tendón de Aquiles
# Spine Surgery; Physical Medicine and Rehabilitation; Physical Therapy
Back pain, threw out my back, back is out, back gave out, cant bend over, bend over, upper back pain, middle back pain, back spasms, pulled my back, lumbago, bad back, back is killing me = Dolor de espalda, espalda baja, no me puedo agachar, agacharme, lastimé la espalda, lumbago, dolor de cintura, dolor en la cintura, cintura, ciática, dolor de lomo, se me fue la espalda
Sciatica, shooting pain down my leg, pain down my leg, pinched nerve in back, pinched nerve in my back, pain down leg = Ciática, nervio pinchado, nervio ciático, dolor que baja por la pierna, nervio aplastado
Herniated disc, degenerative disc, degenerative disc disease, spinal stenosis, spondylolisthesis, bone spurs in spine, slipped disk, bad disc, compressed disc = Hernia de disco, disco salido, estenosis espinal, disco desgastado, disco desviado, disco zafado
Neck pain, crick in my neck, cant turn my head, turn my head, neck is stuck, whiplash, stiff neck = Dolor de cuello, nuca, me duele la nuca, voltear el cuello, cuello tieso, latigazo cervical, cuello torcido
# Neurology; Internal Medicine
Neuropathy, pins and needles, pins and needles in my feet, cant feel my toes, cant feel my feet, cant feel my fingers, feel my toes, burning feet, feet are numb, nerve pain, peripheral neuropathy, feet fall asleep = Neuropatía, piquetes en los pies, arden los pies, no siento los pies, no siento los dedos, dedos de los pies, hormigueo, pies dormidos, se me duermen los pies, dolor de nervios, no siento los dedos de los pies
Nerve disease, huntingtons, huntington disease, guillain barre, myasthenia gravis, myasthenia, essential tremor, lou gehrigs = Enfermedad de los nervios, miastenia, esclerosis lateral amiotrófica, parálisis de Bell, guillain barré
Migraine, migraines, headache behind eyes, headache behind my eyes, pain behind my eyes, behind my eyes, behind my eye, splitting headache, throbbing headache, pounding head, headache with light sensitivity, tension headache, trigeminal neuralgia, aura, headaches = Migraña, punza la cabeza, me punza la cabeza, dolor detrás de los ojos, neuralgia del trigémino, migrañas, jaquecas, dolores de cabeza
Epilepsy, epileptic, grand mal, convulsion, convulsions, seizure disorder, fits, petit mal = Epilepsia, epiléptico, epiléptica, convulsión, ataques, ataques epilépticos
Movement disorders, hands shake, shaky hands, shaking hands, my hands shake, tremors, tremors in hands, shakes = Trastornos del movimiento, tiemblan las manos, me tiemblan las manos, temblores, temblor, temblor en las manos, mal de Parkinson
Dizziness, lightheaded, light headed, woozy, everything is spinning, spinning, unsteady, unsteady on my feet, loss of balance, off balance, bppv, menieres, ear crystals, crystals in ear = Mareos, da vueltas, todo me da vueltas, pierdo el equilibrio, siento que me voy a caer, voy a caer, cristales en el oído, mareado, mareada, vahídos, inestable
Multiple sclerosis, relapsing ms = Esclerosis múltiple
# Neurology; Geriatric Medicine
Memory concerns, dementia, senile, senility, cognitive decline, lewy body, keeps forgetting, keeps forgetting things, getting confused, confused lately, confusion, cant remember, cant remember names, losing my memory, brain fog, mixing things up, losing track = Problemas de memoria, demencia senil, olvida todo, olvidadizo, olvidadiza, se le olvida todo, confusión, confundido, no se acuerda, se le va la memoria, no me acuerdo, anda perdido
# Neurosurgery; Neurology
Brain tumor, meningioma, hydrocephalus, glioma, brain mass, water on the brain = Tumor cerebral, hidrocefalia, tumor en el cerebro, agua en el cerebro
# Vascular Neurology and Stroke; Neurology
Stroke, cva, mini stroke, tia, had a stroke, after my stroke, stroke survivor = Accidente cerebrovascular, embolia cerebral, isquemia cerebral, embolia, derrame cerebral, derrame
# Psychiatry; Psychology
Depression, the blues, i cry all the time, cry all the time, crying, crying a lot, no motivation, feeling down, down in the dumps, major depressive disorder, seasonal affective disorder, cant get out of bed, lost interest, empty inside, lonely, unhappy = Depresión, lloro todo el tiempo, lloro mucho, llorar, ganas de llorar, no tengo ganas de nada, ganas de nada, decaída y triste, desanimado, desanimada, sin ganas, deprimido, depresión mayor, me siento solo, me siento sola
Anxiety, gad, racing thoughts, on edge, feeling on edge, worry about everything, anxiety attack, panic disorder, social anxiety, phobia, phobias, panicky, cant relax, overthinking, restless, freaking out, butterflies = Ansiedad, ansiedad social, me preocupo por todo, ataque de nervios, ataques de nervios, nervios, estresada, estresado, trastorno de pánico, pánico, fobia, fobias, angustia, desesperación, nerviosa, nervioso, mortificación
Stress, stressed out, burned out, burnout, overwhelmed = Estrés, estresado, estresada, agobiado, agobiada, mucha presión
Post traumatic stress, ptsd, trauma, trauma therapy, flashbacks, traumatized, nightmares = Estrés postraumático, trauma, pesadillas, traumas
Mental illness, psychosis, psychotic, hearing voices, hears voices, borderline personality, personality disorder, mood disorder, schizo, delusions, paranoid, paranoia = Enfermedad mental, psicosis, oye voces, escucha voces, trastorno de personalidad, delirios, paranoia, trastorno de ánimo
Bipolar disorder, bipolar, manic, mania = Trastorno bipolar, bipolar, manía
# Developmental and Behavioral Pediatrics; Child and Adolescent Psychiatry; Psychiatry
ADHD, add, attention deficit, adhd meds, ritalin, adderall, cant sit still, cant concentrate, hyper = TDAH, déficit de atención, hiperactividad, no se concentra, no pone atención, inquieto
Autism spectrum disorder, asd, autistic, autistic child, on the spectrum, aspergers = Trastorno del espectro autista, autista, asperger, niño con autismo, espectro autista
# Addiction Medicine; Psychiatry
Opioid use disorder, hooked on pills, pain pills addiction, pill addiction, substance abuse, substance use, drug problem, drug abuse, meth, meth addiction, heroin, fentanyl, cocaine, opiates = Trastorno por consumo de opioides, adicto a las pastillas, adicción a las pastillas, drogadicción, drogadicto, cocaína, heroína, cristal, fentanilo, vicio
Alcohol use disorder, alcoholic, drink too much, drinking problem, drinking too much, problem drinker = Trastorno por consumo de alcohol, alcohólico, alcohólica, toma mucho, problema con la bebida, borracho, tomar demasiado
# Adolescent Medicine; Psychiatry; Psychology
Eating disorders, binge eating, bulimic, anorexic, purging, arfid, throws up after meals = Trastornos de la alimentación, atracones, bulimia, comer por ansiedad
# Pediatrics; Family Medicine
Fever in children, toddler has a fever, high temperature, feverish, feverish child, kid is hot = Fiebre en niños, calentura, niño tiene calentura, mi niño tiene calentura, calenturita
Childhood illness, chicken pox, chickenpox, hand foot mouth, hand foot mouth disease, rsv, measles, mumps, pinworms, pink cheeks, fifth disease, bedwetting, wets the bed, teething, diaper rash, croup, whooping cough = Enfermedades de la infancia, paperas, sarampión, moja la cama, se orina en la cama, lombrices, rozadura, rozadura de pañal, rozado, viruela loca, tosferina, le están saliendo los dientes
# Ophthalmology; Optometry
Eye problems, floaters, seeing floaters, night vision, see at night, cant see well, cant see well at night, lazy eye, crossed eyes, double vision, seeing double, detached retina, blind spot, halos around lights, tired eyes, eye strain, squinting = Problemas de los ojos, manchas flotantes, veo manchas, no veo bien, veo doble, visión doble, ojo perezoso, carnosidad, carnosidad en el ojo, vista cansada, moscas flotantes, no veo bien de noche, nube en el ojo
Pink eye, goopy eye, red and crusty, eye discharge, crusty eye, crusty eyes, eye infection, itchy eyes, watery eyes, stye, irritated eye = Conjuntivitis, lagañas, lagañas en los ojos, ojos llorosos, ojos rojos, ojos irritados, perrilla, orzuelo, ojo rojo, infección en el ojo, mal de ojo
Dry eye, dry eyes, gritty eyes = Ojo seco, ojos secos, resequedad en los ojos
Eye pain, sore eyes, eye hurts = Dolor de ojos, ardor de ojos, duele el ojo
# Ear, Nose and Throat; Family Medicine
Ear infection, fluid coming out of ear, plugged ear, clogged ear, blocked ear, otitis, ear drainage, swimmers ear, ear wax, earwax, ear wax buildup, perforated eardrum, burst eardrum, hole in eardrum, kids ear hurts = Infección de oído, oído tapado, oídos tapados, supura el oído, otitis, cerilla en el oído, tímpano roto, tapón en el oído, cera en el oído
Sore throat, scratchy throat, hurts to swallow, it hurts to swallow, white spots on tonsils, swollen tonsils, raw throat, tonsils out, vocal cord nodules, throat infection = Dolor de garganta, garganta irritada, raspa la garganta, anginas inflamadas, anginas, infección de garganta, arde la garganta, carraspera
Sinus infection, pressure in my face, face pressure, sinus headache, blocked nose, congested, congested nose, congestion, stuffed up, nose is stuffed = Sinusitis, congestión nasal, presión en la cara, senos nasales, senos nasales inflamados, nariz congestionada, constipado, mormado, mormada
Hoarseness, raspy voice, voice is gone, lost voice, scratchy voice, croaky voice, no voice, laryngitis = Ronquera, afónico, afónica, estoy afónico, voz ronca, sin voz, se me fue la voz, me quedé sin voz
Swallowing problems, food gets stuck, food stuck in throat, gets stuck in my throat, cant swallow pills, hard to swallow = Problemas para tragar, atora la comida, se me atora la comida, cuesta tragar, no puedo tragar
Nosebleeds, nosebleed, nose keeps bleeding, nose bleeds, bloody nose = Sangrado de nariz, sangra la nariz, me sangra la nariz, hemorragia nasal
Loss of smell, cant smell, cant smell anything, lost my smell, lost sense of smell, lost my taste = Pérdida del olfato, no huelo, no huelo nada, perdí el olfato
# Audiology; Ear, Nose and Throat
Ringing in the ears, buzzing in my ears, ringing in one ear, humming in my ears = Zumbido en los oídos, zumban los oídos, pitido en el oído, pitido en los oídos, silbido en los oídos
Hearing loss, cant hear, cant hear well, hard of hearing, losing my hearing, audiogram, hearing exam, get my hearing checked, hearing checked, hearing test = Pérdida de audición, no oigo, no escucho bien, audiometría, prueba de oído, examen de audición, examen de oído, examen del oído, aparatos auditivos, revisión de los oídos
# Hematology; Internal Medicine
Anemia, low iron, low hemoglobin, iron deficiency, low blood count, sickle cell, sickle cell disease, thalassemia, anemic = Anemia, sangre baja, hierro bajo, hemoglobina baja, anémico, anémica, falta de hierro, célula falciforme
# Hematology; Medical Oncology
Leukemia, aml, cll, cml, all leukemia, cancer of the blood, multiple myeloma, myeloma = Leucemia, cáncer de la sangre, mieloma, mieloma múltiple
Lymphoma, hodgkins, non hodgkin, non hodgkins, lymph node cancer, cancer of the lymph nodes = Linfoma, cáncer de los ganglios, linfoma de hodgkin
# Infectious Disease; Internal Medicine
HIV, prep for hiv, hiv prep, hiv test, aids = VIH, sida, prueba de vih, prep
Infections, mrsa, valley fever, lyme, lyme disease, malaria, tropical disease = Infecciones, fiebre del valle, paludismo, malaria, enfermedad tropical
# Family Medicine; Internal Medicine; Urgent Care
Colds, bad cold, head cold, cold symptoms, chills and body aches, body aches, sneezing and congestion, sneezing, stuffy, under the weather, achy all over, sick with fever, sniffles = Resfriados, cuerpo cortado, escalofríos, dolor de cuerpo, mocos, mocos y estornudos, moquera, gripa fuerte, estornudos, gripe, gripa, agripado, agripada
Fatigue, exhausted, exhausted all day, exhaustion, worn out, worn out all the time, no strength, drained, wiped out, run down, tired all day, no energy at all = Fatiga, agotamiento, agotado, agotada, sin energía, sin fuerzas, no tengo fuerzas, decaído, decaída, muy decaído, me siento débil, debilidad, flojera, desgano
# Urgent Care; Family Medicine; Emergency Medicine
Cuts and scrapes, cut my finger, cut my hand, stepped on a nail, puncture wound, cut with a knife, gash, sliced my finger, stitches, cut my foot = Cortadas y raspones, corté el dedo, me corté, me corté el dedo, me corté la mano, pisé un clavo, cortadura, me enterré un clavo
Minor burns, scalded, scalded my arm, burned myself, burnt my hand, hot oil burn = Quemaduras leves, me quemé con aceite, quemé con aceite, me quemé, quemada
Insect bite, wasp sting, spider bite, mosquito bites, mosquito bite, bee sting, bitten by a bug, scorpion sting, flea bites = Picadura de insecto, picadura de abeja, piquete de mosco, piquete, me picó un alacrán, picó un alacrán, me picó una abeja, picadura de araña, picadura de mosco
# Sports Medicine; Urgent Care; Orthopedic Surgery
Ankle sprain, rolled my ankle, swollen ankle, hurt my ankle, turned my ankle, ankle pain, twisted ankle = Esguince de tobillo, doblé el pie, me doblé el pie, hinchó el tobillo, se me hinchó el tobillo, tobillo hinchado, tobillo torcido, me falseé el pie
# Speech-Language Pathology; Developmental and Behavioral Pediatrics
Speech delay, late talker, kids speech, help with speech, lisp, speech pathologist, swallow therapy = Retraso del habla, no habla bien, habla poco, tartamudea, terapista del habla, terapista de lenguaje
# Medical Genetics and Genomics; Genetic Counseling
Inherited conditions, genetic test, genetic testing, dna test, brca, brca test, dna test for cancer, hereditary disease = Enfermedades hereditarias, prueba genética, examen de adn, prueba de adn, adn, examen genético, estudio genético
# Orthopedic Surgery; Pain Medicine
Facial pain = Dolor facial
Muscle pain, pulled muscle, muscle cramps, charley horse = Dolor muscular, calambre, calambres, músculo desgarrado, desgarre
# Neurology; Family Medicine
Dizziness, dizzy spells, dizzy spell, room moves, room is moving, head spins, head rush = Mareos, todo se mueve, se mueve todo, se me mueve el piso, mareo al levantarme, me dan mareos
# Pulmonology; Family Medicine
Cough or shortness of breath, coughing fits, coughing fit, cant stop coughing, cough all night = Tos o falta de aire, toso, toso en la noche, tos muy fea, tos fuerte, tosiendo, ataques de tos
# Ophthalmology; Optometry
Eye problems, foggy vision, foggy, vision is foggy, hazy vision, trouble seeing, losing my eyesight, eyesight, seeing road signs, cant read small print = Problemas de los ojos, veo nublado, vista nublada, nublado, nublada, veo menos, cada vez veo menos, ver de lejos, ver de cerca, no alcanzo a leer, pérdida de la vista
# Sleep Medicine; Psychology
Insomnia, turn my brain off, turn off my brain, cant turn my brain off, mind wont stop at night, sleep 3 hours, hardly sleep, barely sleep = Insomnio, pego el ojo, no pego el ojo, noches sin dormir, sin dormir, dormir mal, no logro dormir
# Psychiatry; Psychology
Depression, get out of bed, feel empty, worthless, feel worthless, hate my life, nothing makes me happy, always crying, weepy, gloomy = Depresión, llorando, paso llorando, me la paso llorando, sentido a nada, vacío por dentro, me siento vacía, me siento vacío, nada me alegra, sin ganas de vivir la vida, levantarme de la cama
Anxiety, worried, worried sick, worrying, nervous wreck, panic in crowds, crowds, afraid to leave the house, jittery, tense all the time = Ansiedad, ataques de ansiedad, preocupada, preocupado, miedo a salir, angustiado, angustiada, siempre nerviosa, mucha preocupación
# Urgent Care; Family Medicine; Urology
Urinary tract infection, stings when i pee, stings to pee, stinging when i pee, stinging pee, peeing every, peeing a lot, pee every hour, cant stop peeing, hurts to pee, pee hurts, water infection = Infección urinaria, orino a cada rato, orinar a cada rato, orino mucho, arde cuando orino, me arde cuando orino, duele al orinar, me duele al orinar, ardor en la orina
# Obstetrics and Gynecology
Irregular periods, cycle, my cycle, menstrual cycle, menstruation, bad cramps every month, cramps so bad, period cramps, bleeding too much = Menstruación irregular, ciclo menstrual, mi periodo, mi periodo no llega, cólicos fuertes, cólicos muy fuertes, regla irregular, mi regla, mi mes, periodo atrasado
# Neurology; Geriatric Medicine
Memory concerns, repeats the same questions, same questions, repeats himself, repeats herself, keeps repeating, gets lost, getting lost, wanders, wandering off, loses things, doesnt recognize me = Problemas de memoria, repite lo mismo, repite las cosas, pregunta lo mismo, se pierde, se pierde en la calle, no me reconoce, no reconoce, se desorienta, desorientado, desorientada
# Endocrinology; Internal Medicine
Type 2 diabetes, glucose, high blood sugar reading, new diabetic, sugar levels, sugar problems = Diabetes tipo 2, glucosa, alta la glucosa, niveles de azúcar, control de mi diabetes, problema de azúcar
# Dermatology; Family Medicine
Skin problems, weird mole, strange mole, new mole, bumpy skin, dark marks, dark patches, acne scars, flaky patches, sun damage = Problemas de la piel, manchas oscuras, manchas en la piel, lunar raro, mancha que creció, cicatrices de acné, piel roja, piel reseca
# Vascular Surgery; Cardiology
Varicose veins, blue veins, veins sticking out, veins showing, veins hurt = Várices, venas azules, se me notan las venas, venas saltadas, venas de las piernas
# Family Medicine; Internal Medicine
Primary care, regular doctor, main doctor, everyday doctor, general doctor, general md, usual doctor, normal doctor, doctor for everything, doctor for the whole family, doctor for yearly visits, pcp doctor, primary doc, primary physician, first doctor = Atención primaria, médico general, doctor general, doctora general, médica general, médico de familia, médica de familia, doctor de familia, doctora de familia, doctor familiar, doctora familiar, médico familiar, médica familiar, médico de la familia, doctor de la familia, doctor regular, doctor para toda la familia, doctor normal
# Obstetrics and Gynecology
Gynecology, ob, ob doctor, ob dr, womens doctor, female doctor for women, lady doctor for women, down there doctor = Ginecología, doctor de señoras, médico de señoras, doctor para señoras, doctor de la mujer, doctora de la mujer, doctor de mujeres, doctora de señoras, partes íntimas
Irregular periods, painful cramps every month, cramps every month, monthly cramps, time of the month, that time of the month, aunt flo, two periods a month, skipped my period, missed my period twice, spotting between periods, clots during period, clots in my period, passing clots = Menstruación irregular, cólicos cada mes, dolores de regla, no me baja, no me ha bajado, se me atrasó la regla, se me atrasa la regla, me baja dos veces, regla con coágulos, sangro mucho en la regla, dolor cuando me baja
Menopause symptoms, sweating at night at 50, mood swings at 50, power surges, hot all of a sudden, dryness down there, vaginal dryness = Síntomas de la menopausia, calores de repente, calores de la edad, me sofoco de repente, resequedad íntima, se me retiró la regla
Vaginitis, itching down there, itchy down there, burning down there, smell down there, bad smell down there, discharge that smells, white discharge, yellow discharge = Infección vaginal, comezón en mis partes, comezón en las partes íntimas, ardor en mis partes, mal olor íntimo, flujo blanco, flujo amarillo, flujo con mal olor
# Urology; Urogynecology
Urinary incontinence, leaking when i laugh, leak when i laugh, leak when i cough, leak when i sneeze, leak when i jump, leaking when i cough, leaking when i sneeze, pee when i laugh, pee when i cough, pee when i jump, weak bladder, leaky bladder, pee my pants, wet my pants, wetting myself, cant hold my pee, cant hold my bladder, dont make it to the bathroom, pads for pee = Incontinencia urinaria, vejiga débil, se me sale al reír, se me sale al toser, se me sale al estornudar, se me sale el orín, se me escapa la orina, se me escapa el orín, me orino al reír, me orino al toser, me orino encima, no aguanto las ganas de orinar, no alcanzo a llegar al baño
# Urology; Family Medicine
Enlarged prostate, psa is high, high psa, psa went up, elevated psa, psa level, rising psa, pee at night a lot, get up at night to pee, weak stream, slow stream, dribble, starts and stops when i pee = Próstata agrandada, psa alto, salió alto el psa, antígeno prostático, antígeno alto, chorro débil, me levanto a orinar, me levanto en la noche a orinar, gotea la orina, próstata crecida
# Psychiatry; Psychology
Anxiety, many nerves, nerves are bad, my nerves, bad nerves, nerves are shot, heart races when i worry, freaking out, freak out, on edge, always on edge, afraid of everything, panicking, panic = Ansiedad, muchos nervios, ando de nervios, mal de los nervios, enfermo de los nervios, ataque de nervios, crisis de nervios, me dan nervios, nervioso de todo, siempre nervioso, siempre nerviosa, siento que me ahogo de nervios, pánico, ataque de pánico
Depression, lost interest, nothing is fun, dont enjoy anything, no joy, stay in bed all day, cry for no reason, crying for no reason, feel down, feeling down, down in the dumps, feel blue, the blues, low mood, feel numb inside = Depresión, lloro sin razón, lloro por todo, no disfruto nada, me la paso en la cama, sin ganas de levantarme, no quiero salir de la cama, decaído, ando decaída, se me fueron las ganas, bajoneado, agüitado, agüitada
Psychiatry, shrink, head doctor, loquero, head shrinker, doctor for my nerves = Psiquiatría, loquero, doctor de locos, doctor de la mente, doctor de la cabeza para nervios
# Psychology; Clinical Social Work
Counseling, counselor, counselors, counsellor, counselling, therapist for me, talk therapist, somebody to listen, marriage counseling, couples counseling, family counseling, family therapist, marriage therapist = Consejería, consejero, consejera, consejeros, consejero matrimonial, consejera matrimonial, consejero familiar, alguien que me escuche, hablar con un terapeuta, terapia de parejas, terapia de familia, terapeuta de pareja
# Developmental and Behavioral Pediatrics; Child and Adolescent Psychiatry; Pediatrics
ADHD, cant focus in school, cant focus, trouble focusing, cant sit still, wont sit still, cant pay attention, doesnt pay attention, easily distracted, bouncing off the walls, cant concentrate, hard to focus, acts up in school, teacher says he cant focus = TDAH, no se concentra, no me concentro, no pone atención, no presta atención, no se está quieto, muy inquieto, se distrae mucho, se distrae fácil, déficit de atención, no puede estar quieto, la maestra dice que no pone atención
Autism spectrum disorder, not making eye contact, no eye contact, doesnt make eye contact, late talker, not talking yet, doesnt talk yet, isnt talking, lines up toys, flaps his hands, hand flapping, on the spectrum, doesnt respond to his name, doesnt answer to his name = Trastorno del espectro autista, no hace contacto visual, no me mira a los ojos, todavía no habla, aún no habla, no habla todavía, aletea, aletea las manos, no responde a su nombre, no voltea cuando le hablo
# Neurology; Geriatric Medicine
Memory concerns, forgets everything, forgetting everything, forgets things, forgets names, forgets to eat, forgets where she is, keeps forgetting, keeps forgetting things, losing his memory, losing her memory, losing my memory, memory is going, memory is bad, cant remember anything, confused a lot, gets confused = Problemas de memoria, se olvida de todo, se le olvida todo, se me olvida todo, todo se le olvida, olvida las cosas, se olvida de las cosas, se le olvidan las cosas, se me olvidan las cosas, no se acuerda de nada, no se acuerda, está perdiendo la memoria, se le va la memoria, se le va la onda, se confunde mucho
# Ophthalmology; Optometry
Eye problems, vision getting blurry, vision is getting worse, blurry eyes, eyes are blurry, everything is blurry, seeing blurry, spots in my vision, floaters in my vision, black spots in my eyes, flashes of light, flashes in my eye, see halos, halos around lights, trouble driving at night, dry eyes, eyes are dry, watery eyes, eyes water, gritty eyes = Problemas de los ojos, se me nubla la vista, se nubla la vista, vista borrosa, veo borroso, todo borroso, se me borra la vista, se me cansa la vista, manchas en la vista, moscas en la vista, veo moscas, veo luces, ojos secos, ojos llorosos, me lloran los ojos, me lagrimean los ojos, no veo bien, no veo de lejos, no veo de cerca
# Hepatology; Gastroenterology
Jaundice, eyes look yellow, eyes are yellow, yellow in the eyes, whites of my eyes are yellow, skin is yellow, turning yellow, turned yellow, skin looks yellow = Ictericia, se puso amarillo, se puso amarilla, me puse amarillo, me puse amarilla, tengo los ojos amarillos, ojos se ven amarillos, piel se ve amarilla
# Gastroenterology; Family Medicine
Bloating, feel bloated, bloated after eating, swollen belly, belly is swollen, belly swells, gassy, very gassy, too much gas, trapped gas, full all the time, belly feels full, stomach feels tight = Hinchazón abdominal, inflado, inflada, me siento inflado, me siento inflada, me inflo, se me infla la panza, se me infla el estómago, se me hincha la panza, se me hincha el estómago, panza inflada, estómago inflado, muchos gases, lleno de gases, llena de gases
Acid reflux, chest burns after eating, burning after i eat, food comes up, acid at night, burps, burping = Reflujo ácido, se me regresa la comida, se me regresa el ácido, me quema el pecho después de comer, me arde la boca del estómago, eructos
# Pulmonology; Allergy and Immunology
Asthma, chest gets tight, tight chest when i run, tight chest with exercise, chest closes up, cant breathe with exercise, cough when i run, wheeze, wheezing when i run = Asma, se me cierra el pecho, se le cierra el pecho, pecho apretado, siento el pecho apretado, me chifla el pecho, le silba el pecho, le chilla el pecho, pecho chilla, me falta el aire al correr
# Cardiology; Internal Medicine
Heart failure, swollen ankles, ankles swell, feet and ankles swell, ankles are swollen, legs swell up, cant climb stairs, tired climbing stairs, tired going up stairs, out of breath on stairs, out of breath climbing stairs, sleep on three pillows, cant lie flat = Insuficiencia cardíaca, tobillos hinchados, se me hinchan los tobillos, se me hinchan los pies, pies hinchados, me canso al subir, me canso al subir escaleras, me canso al caminar, me canso mucho al caminar, me fatigo al caminar, no puedo dormir acostado
High blood pressure, pressure through the roof, pressure is up, bp is up, my pressure went up, pressure 180, blood pressure wont come down, blood pressure is too high = Presión arterial alta, presión por las nubes, presión muy alta, se me subió la presión, se me dispara la presión, presión descontrolada, presión no me baja, traigo la presión alta, ando alto de la presión, ando con la presión alta, sube la presión
# Rheumatology; Internal Medicine
Gout, gout flare, gout attack, uric acid, high uric acid, big toe is red and swollen = Gota, ácido úrico, dedo gordo rojo, dedo gordo hinchado, ataque de gota
# Audiology; Ear, Nose and Throat
Hearing loss, going deaf, losing my hearing, losing hearing, cant hear, cant hear well, cant hear out of one ear, cant hear people, tv too loud, turn the tv up, say what all the time, hearing going, hearing got worse = Pérdida de audición, me estoy quedando sordo, me estoy quedando sorda, quedando sordo, quedando sorda, no escucho bien, no oigo, no escucho, oigo poco, escucho poco, no oye bien, no escucha bien, sube mucho la tele, perdí el oído
# Ear, Nose and Throat
Nosebleeds, nose keeps bleeding, nose wont stop bleeding, bloody nose, bloody noses, nose bleeds = Sangrado de nariz, me sangra la nariz, le sangra la nariz, se me sale sangre de la nariz, sangrados de nariz
# Podiatry; Orthopedic Surgery
Bunions, bump on my big toe, bump on big toe, bone on side of foot, crooked toes, hammer toes, flat feet, fallen arches, arch hurts = Juanetes, hueso salido del pie, dedos chuecos, dedos en martillo, pie plano, pies planos, arco caído
# Hand Surgery; Orthopedic Surgery
Trigger finger, finger locks, finger gets stuck, finger catches, finger wont straighten, bent finger = Dedo en gatillo, se me traba el dedo, dedo trabado, se me engarrota el dedo, dedo chueco
# Urgent Care; Family Medicine
Cuts and scrapes, cut my finger, cut my hand, cut my foot, cut myself cooking, cut with a knife, cut on a can, stepped on glass, need stitches, needs stitches, do i need stitches, deep cut, gashed my leg = Cortes y raspones, me corté el dedo, me corté la mano, me corté el pie, me corté cocinando, me corté con un cuchillo, necesito puntos, necesita puntos, hay que coser, herida abierta, cortada profunda, pisé un vidrio
# Family Medicine; Internal Medicine
Primary care, i dont have a doctor, dont have a doctor, dont have a primary doctor, no doctor yet, establish care, establishing care, doctor for adults, adult medicine, see a regular doctor, need a regular doctor = Atención primaria, no tengo doctor, no tengo médico, sin doctor, doctor para adultos, médico para adultos, doctor de adultos, médico de adultos
# Pulmonology; Internal Medicine
Chronic obstructive pulmonary disease, oxygen at home, home oxygen, oxygen tank, oxygen machine, oxygen concentrator, on oxygen = Enfermedad pulmonar obstructiva crónica, oxígeno en casa, tanque de oxígeno, máquina de oxígeno
Lung nodule, spot on lung xray, something on my lung xray, abnormal chest xray = Nódulo pulmonar, algo en la placa del pulmón, mancha en la placa
# Endocrinology; Ear, Nose and Throat
Thyroid nodule, nodule on thyroid, thyroid nodules, lump on thyroid, lump on my thyroid = Nódulo en la tiroides, nódulo de tiroides, nódulos de tiroides, nódulos tiroideos, bolita en la tiroides
# Nephrology; Urology
Chronic kidney disease, foamy urine, foamy pee, bubbles in my urine, kidney function is low, kidney numbers, kidney numbers are off = Enfermedad renal crónica, orina con espuma, espuma en la orina, orina espumosa, me falla un riñón, me fallan los riñones
# Neurology; Geriatric Medicine
Memory concerns, confused at night, gets confused at night, sundowning, sundowners, confused and forgetful, leaves the stove on = Problemas de memoria, se confunde en la noche, anda confundido, anda confundida, desorientada, deja la estufa prendida, se le olvida la estufa
# Neurology; Pediatric Neurology
Epilepsy, staring spells, stares into space, staring into space, zones out, zoning out, spaces out, blank stares, absence seizures, jerking in sleep = Epilepsia, se queda mirando, se queda ido, se queda ida, se queda viendo a la nada, ausencias
# Psychiatry; Psychology
Depression, crying all the time, cry all the time, crying a lot, cry a lot, crying every day, crying spells, cant stop crying, always sad, so sad, dont care anymore, hopelessness = Depresión, lloro mucho, lloro todo el tiempo, lloro todos los días, no paro de llorar, no dejo de llorar, siempre triste, todo me da igual
Post traumatic stress, nightmares from the army, nightmares from the war, nightmares about what happened, war trauma, combat trauma, childhood trauma, jumpy since = Estrés postraumático, trauma de la guerra, trauma de la infancia, pesadillas de la guerra
# Sleep Medicine; Pulmonology
Sleep apnea, wake up gasping, wakes up gasping, wake up choking, wakes up choking, stops breathing when he sleeps, morning headaches and snoring = Apnea del sueño, me despierto ahogándome, despierto ahogado, se ahoga dormido, se le va el aire dormido
Daytime sleepiness, sleeping too much, sleep too much, sleep all day, sleeping all day, always sleepy, oversleeping, cant stay awake, cant stay awake at work = Somnolencia, duermo mucho, duermo demasiado, puro dormir, siempre tengo sueño, me duermo en el trabajo
# Gastroenterology; Family Medicine
Constipation, havent pooped, hasnt pooped, havent pooped in days, not pooping, trouble pooping, hard to poop, hard poop, cant poop = Estreñimiento, no he hecho del baño, no puedo obrar, no obra, popó dura, no puedo hacer popó
Lactose intolerance, trouble digesting milk, cant digest milk, milk upsets my stomach, dairy upsets my stomach, lactose = Intolerancia a la lactosa, no digiero la leche, me cae mal la leche, la leche me hace daño, lactosa
# Ophthalmology; Optometry
Glaucoma, eye pressure, high eye pressure, eye pressure high, pressure in my eye, pressure in the eye = Glaucoma, presión del ojo, presión del ojo alta, presión en el ojo, presión ocular, presión alta del ojo
Eye problems, eye twitch, eye twitching, eyelid twitching, twitchy eye, one eye worse, sees worse than the other = Problemas de los ojos, me brinca el ojo, me tiembla el ojo, me tiembla el párpado, párpado que brinca
# Dermatology; Family Medicine
Dry skin, cracked skin, cracked heels, cracked hands, dry cracked hands, dry hands, peeling skin, rough skin, chapped hands = Piel seca, piel agrietada, talones agrietados, manos agrietadas, manos resecas, piel reseca, se me pela la piel
Acne, bumps on my back, pimples on my back, back acne, bacne, cystic acne, breaking out = Acné, granos en la espalda, granos en la cara, barros en la espalda, espinillas en la espalda
Hives, welts, welts that itch, itchy welts, hives all over = Urticaria, ronchas que pican, ronchas en todo el cuerpo
# Fertility and Reproductive Endocrinology; Urology
Infertility, sperm test, sperm count, low sperm count, semen analysis, sperm analysis, semen test, ttc = Infertilidad, prueba de esperma, conteo de espermas, espermas bajos, espermograma, espermatobioscopia
# Obstetrics and Gynecology; Family Medicine
Contraception, morning after pill, emergency contraception, plan b pill, remove my implant, implant removal, take out my implant, take out my iud, iud removal, remove my iud, arm implant = Anticoncepción, pastilla del día después, píldora del día después, píldora del día siguiente, pastilla de emergencia, quitarme el diu, quitarme el implante, sacarme el diu, sacarme el implante
# Infectious Disease; Obstetrics and Gynecology; Urology
Sexually transmitted infections, burning and discharge, discharge from penis, penile discharge, penis discharge, sores down there, bump on my penis, bumps down there, exposed to an std, exposed to chlamydia = Infecciones de transmisión sexual, secreción del pene, llaga en el pene, llagas en mis partes, enfermedad venérea, prueba de ets
# General Surgery; Gastroenterology
Hernia, bulge near my belly button, bulge by my belly button, bulge in my belly, bulge in my stomach, bulge when i lift, bulge in my groin = Hernia, bola en el ombligo, bulto en el ombligo, me salió una bola en el ombligo, bulto en la ingle, bola en la panza
# Neurology; Sports Medicine; Family Medicine
Concussion, hit my head, hit his head, hit her head, bumped my head, banged my head, banged his head, head injury, knocked heads = Conmoción cerebral, golpe en la cabeza, me pegué en la cabeza, se pegó en la cabeza, me golpeé la cabeza, se golpeó la cabeza
# Pain Medicine; Spine Surgery; Physical Medicine and Rehabilitation
Sciatica, pain shooting down my leg, shooting pain down my leg, pain down my leg, pain that runs down my leg, pain goes down my leg, pain from my back to my leg, pain in my butt and leg = Ciática, dolor que baja por la pierna, dolor que corre por la pierna, me baja el dolor a la pierna, dolor de la espalda a la pierna
# Cardiology; Internal Medicine
High blood pressure, bp, my bp, bp reading = Presión arterial alta
# Obstetrics and Gynecology; Family Medicine
Ovarian cysts, ovarian cyst pain, cyst on my ovary, cysts on ovaries = Quistes ováricos, quiste en el ovario, quistes en los ovarios
Vaginal bleeding, bleeding after sex, bleed after sex, bleeding between periods, pain during sex, sex hurts, bump on my private part, bump on my private parts, private parts = Sangrado vaginal, sangrado después de relaciones, sangro después de relaciones, dolor en las relaciones, me duele tener relaciones, bolita en mis partes, bolita en mis partes íntimas, partes privadas
# Cardiology; Interventional Cardiology
Coronary artery disease, blocked artery in heart, blocked arteries in my heart, blocked heart artery, clogged heart artery, blockage in my heart = Enfermedad de las arterias coronarias, arteria tapada, arterias tapadas, arteria tapada del corazón, vena tapada del corazón
# Occupational Medicine; Urgent Care
Work injury, hurt my back at work, hurt my hand at work, hurt my knee at work, fell at work, slipped at work, hurt on the job, got hurt on the job, hurt my back on the job, dot exam, dot medical = Lesión laboral, me caí en el trabajo, me lastimé en el trabajo, me lastimé la espalda en el trabajo, me accidenté en el trabajo, accidente en el trabajo, lastimado en el trabajo, golpe en el trabajo, examen dot, examen del dot
# Psychology; Psychiatry
Anger management, anger problems, anger issues, cant control my anger, short temper, lose my temper = Manejo del enojo, problemas de ira, problemas de enojo, control de la ira, controlar mi enojo, me enojo mucho, mal carácter
# Family Medicine; Internal Medicine; Urgent Care
Colds, been sick all week, been sick for a week, sick all week, feeling sick, feel sick, under the weather, not feeling well, dont feel good, dont feel well = Resfriados, me siento enfermo, me siento enferma, me siento mal, ando enfermo, ando enferma, enfermo toda la semana, mocos y tos
# Ear, Nose and Throat; Audiology
Ear pain, something in my ear, bug in my ear, object in ear, stuck in my ear, cotton stuck in my ear = Dolor de oído, algo en el oído, algo en mi oído, se me metió algo al oído, bicho en el oído, objeto en el oído
# Urgent Care; Family Medicine; Urology
Urinary tract infection, utis, recurrent utis, keep getting utis, get utis a lot, smelly urine, cloudy urine, smelly cloudy urine = Infección urinaria, infecciones de orina, infecciones de orina seguidas, orina turbia, orina huele fuerte, orina con mal olor
# Psychiatry; Psychology; Clinical Social Work
Depression, cry all day, crying all day, cries all day, cries all the time, cries every day, cries a lot, crying every night, cry every night, cries every night, cry at work, wont stop crying, cries, bawling, in tears, in tears all the time, nobody cares about me, no one cares about me, nobody loves me, im not ok, im not okay, not doing ok, not doing well mentally, mentally, help mentally, struggling, im struggling, falling apart, no will to do anything, lost all joy = Depresión, lloro todo el día, lloro toda la noche, lloro a cada rato, llorando a cada rato, llorando todo el tiempo, llorando todo el día, llora todo el tiempo, llora todo el día, llora mucho, llora a escondidas, no para de llorar, no deja de llorar, nadie me quiere, a nadie le importo, no estoy bien, no me siento bien emocionalmente, emocionalmente, mal emocionalmente, me siento derrumbada
Anxiety, scared all the time, afraid all the time, always scared, always worried, cant stop worrying, worrying all the time, scared of everything = Ansiedad, miedo todo el tiempo, asustada todo el tiempo, siempre asustada, siempre preocupada, siempre preocupado, no dejo de preocuparme
# Psychiatry; Psychology
ADHD in adults, adult adhd, adhd adult, adhd meds adult, adult adhd meds, adult add, adhd testing for adults, adhd test for adults = TDAH en adultos, tdah adulto, déficit de atención en adultos
# Obstetrics and Gynecology; Nurse-Midwifery
Irregular periods, period twice, period twice this month, two periods in one month, period came twice = Menstruación irregular, me bajó dos veces, me baja dos veces, me bajó la regla dos veces, no me ha bajado, se me adelantó la regla, me baja mucho
Contraception, dont want to get pregnant, not get pregnant, avoid pregnancy = Anticoncepción, pastillas para no embarazarme, pastillas para no quedar embarazada, para no embarazarme, para no quedar embarazada, no quiero embarazarme, no quedar embarazada
# Obstetrics and Gynecology; Maternal-Fetal Medicine
Decreased fetal movement, baby not moving in my belly, cant feel baby move, cant feel my baby move, dont feel the baby move, baby moves less, baby moving less, baby moving less than usual, baby not kicking, less kicks, not feeling kicks, baby not moving weeks = Disminución de los movimientos del bebé, no siento moverse a mi bebé, no siento a mi bebé moverse, no siento que se mueva mi bebé, no siento al bebé, mi bebé se mueve menos, el bebé se mueve menos, no siento pataditas
Bleeding in pregnancy, bleeding while pregnant, bleeding during pregnancy, pregnant and bleeding, spotting while pregnant, spotting during pregnancy = Sangrado en el embarazo, sangrado embarazo, sangrado durante el embarazo, embarazada y sangro, embarazada y sangrando, manchado en el embarazo
Tubal ligation, tubes tied = Ligadura de trompas, ligarme, quiero ligarme, operarme para no tener hijos
# Geriatric Medicine; Physical Therapy; Physical Medicine and Rehabilitation
Falls, keeps falling, keep falling, falls a lot, falling a lot, fell twice, fell again, falls down a lot, afraid of falling = Caídas, se cae mucho, se cae a cada rato, se cayó dos veces, se ha caído, me caigo mucho, me caigo a cada rato, miedo a caerme
# Family Medicine; Internal Medicine
Unexplained weight loss, is losing weight, keeps losing weight, dropping weight = Pérdida de peso sin razón, está bajando de peso, sigue bajando de peso
# Pediatrics; Nutrition and Dietetics
Feeding problems, wont eat, wont eat vegetables, picky eater, picky eating, refuses to eat = Problemas de alimentación, no come, no quiere comer, no come nada, come muy poco
# Neurology
Migraine, migraine with vomiting, migraine with nausea = Migraña, migraña con vómito, migraña con náuseas
# Colon and Rectal Surgery; Gastroenterology
Rectal bleeding, blood when i wipe = Sangrado rectal, sangre cuando me limpio, sangre en el papel
# Psychiatry; Psychology
Anxiety, desperate, feel desperate = Ansiedad, desesperada, desesperado, estoy desesperada, estoy desesperado, me siento desesperada
`;
