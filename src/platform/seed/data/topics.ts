/**
 * Health topics. A row `# Group/Grupo | Parent/Tema` starts a parent topic; the next line lists the topics under
 * it: a bare English name is a condition of the taxonomy (with a "Living with" topic of its own), an
 * `English/Spanish` pair is a wellness topic.
 */
export const TOPIC_GROUP_ROWS = `
# Conditions/Condiciones | Heart and Blood Vessels/Corazón y Vasos Sanguíneos
High blood pressure; High cholesterol; Coronary artery disease; Heart failure; Atrial fibrillation; Heart murmur; Heart valve disease; Slow heart rhythm; Varicose veins; Peripheral artery disease; Aneurysm; Blood clots; Congenital heart disease; Knowing your numbers/Conocer sus cifras; Heart-friendly eating/Alimentación que cuida el corazón
# Conditions/Condiciones | Lungs and Breathing/Pulmones y Respiración
Asthma; Chronic obstructive pulmonary disease; Pneumonia; Lung nodule; Sleep apnea; Colds; Wildfire smoke and your lungs/El humo de incendios y sus pulmones; Breathing easier at home/Respirar mejor en casa; Cough care/Cuidados para la tos; Using an inhaler well/Usar bien el inhalador
# Conditions/Condiciones | Diabetes and Hormones/Diabetes y Hormonas
Type 1 diabetes; Type 2 diabetes; Gestational diabetes; Hypothyroidism; Graves' disease; Polycystic ovary syndrome; Checking blood sugar at home/Medir la glucosa en casa; Foot care with diabetes/Cuidado de los pies con diabetes
# Conditions/Condiciones | Digestive Health/Salud Digestiva
Acid reflux; Irritable bowel syndrome; Crohn's disease; Ulcerative colitis; Celiac disease; Fatty liver disease; Hepatitis C; Cirrhosis; Diverticulitis; Hemorrhoids; Gallstones; Hernia; Getting ready for a colonoscopy/Prepararse para una colonoscopia; Heartburn at night/Acidez por la noche; Fiber and fluids/Fibra y líquidos
# Conditions/Condiciones | Cancer/Cáncer
Breast cancer; Lung cancer; Colorectal cancer; Prostate cancer; Skin cancer; Ovarian cancer; Cervical cancer; Endometrial cancer; Lymphoma; Brain tumor; Family history of cancer; Cancer screening by age/Detección del cáncer según la edad; Talking with family about cancer/Hablar del cáncer con la familia; Eating during treatment/Comer durante el tratamiento
# Conditions/Condiciones | Brain and Nerves/Cerebro y Nervios
Migraine; Epilepsy; Multiple sclerosis; Parkinson's disease; Alzheimer's disease; Neuropathy; Stroke; Transient ischemic attack; Concussion; Sciatica; Signs of a stroke/Señales de un accidente cerebrovascular; Keeping your mind active/Mantener la mente activa
# Conditions/Condiciones | Bones, Joints and Muscles/Huesos, Articulaciones y Músculos
Arthritis of the knee; Arthritis of the hip; Rheumatoid arthritis; Psoriatic arthritis; Osteoporosis; Gout; Lupus; Back pain; Neck pain; Herniated disc; Spinal stenosis; Scoliosis; Rotator cuff injury; Meniscus tear; Carpal tunnel syndrome; Trigger finger; Tennis elbow; Ankle sprain; Stress fracture; Broken bone; Plantar fasciitis; Bunions; Lifting safely/Levantar objetos con seguridad; Good shoes/Buenos zapatos; Heat or ice/Calor o hielo; Stretching at your desk/Estirarse en el escritorio
# Conditions/Condiciones | Skin and Hair/Piel y Cabello
Acne; Eczema; Psoriasis; Rosacea; Hair loss; Hives; Scars; Sun safety/Protección solar; Checking your moles/Revisar sus lunares
# Conditions/Condiciones | Ears, Eyes, Nose and Throat/Oídos, Ojos, Nariz y Garganta
Hearing loss; Ringing in the ears; Ear infection; Sinus infection; Tonsillitis; Sore throat; Cataracts; Glaucoma; Macular degeneration; Dry eye; Nearsightedness; Screen time and your eyes/Las pantallas y sus ojos
# Conditions/Condiciones | Kidneys and Urinary Health/Riñones y Salud Urinaria
Chronic kidney disease; Kidney failure; Kidney stones; Urinary incontinence; Urinary tract infection; Enlarged prostate; Pelvic organ prolapse; Drinking enough water/Beber suficiente agua
# Conditions/Condiciones | Allergies and Infections/Alergias e Infecciones
Seasonal allergies; Food allergy; Severe allergic reaction; HIV; Sepsis; Bone infection; Washing hands well/Lavarse bien las manos; Staying home when ill/Quedarse en casa al estar enfermo; When antibiotics help/Cuándo ayudan los antibióticos
# Mind and Mood/Mente y Ánimo | Mental Health/Salud Mental
Anxiety; Depression; Bipolar disorder; ADHD; Post-traumatic stress; Eating disorders; Grief; Stress; Alcohol use disorder; Opioid use disorder; Tobacco use; Insomnia; Finding a therapist/Encontrar terapeuta; Helping a friend in crisis/Ayudar a alguien en crisis; Breathing exercises/Ejercicios de respiración; Asking for help/Pedir ayuda
# Families/Familias | Pregnancy/Embarazo
Pregnancy; High-risk pregnancy; Premature birth; Planning a pregnancy/Planear un embarazo; First trimester/Primer trimestre; Second trimester/Segundo trimestre; Third trimester/Tercer trimestre; Packing for the hospital/Preparar la maleta para el hospital; Breastfeeding basics/Conceptos básicos de lactancia; After the birth/Después del parto; Partners and support people/Parejas y acompañantes; Moving safely in pregnancy/Moverse con seguridad en el embarazo
# Families/Familias | Babies and Children/Bebés y Niños
Fever in children; Growth concerns; Developmental delay; Speech delay; Autism spectrum disorder; Constipation in children; Newborn jaundice; Safe sleep for babies/Sueño seguro del bebé; Starting solid foods/Comenzar con alimentos sólidos; Childhood vaccines/Vacunas de la infancia; Car seats/Asientos de seguridad; Tantrums/Berrinches; Healthy lunch boxes/Loncheras saludables; Ready for school/Listos para la escuela
# Families/Familias | Teens/Adolescentes
Teen sleep/Sueño en la adolescencia; Sports and hydration/Deporte e hidratación; Social media and mood/Redes sociales y estado de ánimo; Driving safely/Conducir con seguridad; Talking with your teen/Hablar con su adolescente; Skin care for teens/Cuidado de la piel en adolescentes
# Families/Familias | Women's Health/Salud de la Mujer
Menopause symptoms; Endometriosis; Uterine fibroids; Irregular periods; Infertility; Breast lump; Birth control choices/Opciones anticonceptivas; Pelvic floor exercises/Ejercicios del piso pélvico; Your first mammogram/Su primera mamografía
# Families/Familias | Men's Health/Salud del Hombre
Checkups for men/Chequeos para hombres; Talking about prostate health/Hablar de la salud de la próstata; Men and mental health/Los hombres y la salud mental; Vasectomy questions/Preguntas sobre la vasectomía
# Families/Familias | Healthy Aging/Envejecimiento Saludable
Falls; Serious illness; Balance problems; Memory changes/Cambios en la memoria; Making your home safer/Hacer más segura su casa; Caring for a parent/Cuidar a un padre o una madre; Medicine lists/Listas de medicamentos; Staying connected/Mantenerse en contacto; Advance care planning/Planificación anticipada de la atención; Rest for caregivers/Descanso para cuidadores
# Healthy Living/Vida Saludable | Food and Nutrition/Alimentación y Nutrición
Obesity; Anemia; Cooking at home/Cocinar en casa; Reading food labels/Leer etiquetas de alimentos; Eating more vegetables/Comer más verduras; Healthy snacks/Meriendas saludables; Breakfast ideas/Ideas para el desayuno; Eating out/Comer fuera de casa; Less salt/Menos sal; Less added sugar/Menos azúcar añadida; Eating on a budget/Comer bien con poco presupuesto; Family meals/Comidas en familia; Plant-based meals/Comidas a base de plantas; Food safety at home/Seguridad de los alimentos en casa; Vitamins and supplements/Vitaminas y suplementos
# Healthy Living/Vida Saludable | Movement and Fitness/Movimiento y Ejercicio
Starting to walk/Empezar a caminar; Strength at any age/Fuerza a cualquier edad; Exercise with joint pain/Ejercicio con dolor articular; Swimming/Natación; Cycling safely/Andar en bicicleta con seguridad; Yoga for beginners/Yoga para principiantes; Moving more at work/Moverse más en el trabajo; Warming up/Calentamiento; Exercise after illness/Ejercicio después de una enfermedad; Gardening/Jardinería; Active play with children/Juego activo con niños
# Healthy Living/Vida Saludable | Sleep/Sueño
Restless legs; A calm bedtime/Una noche tranquila; Shift work and sleep/Turnos de trabajo y sueño; Naps/Siestas; Snoring/Ronquidos
# Healthy Living/Vida Saludable | Prevention/Prevención
Flu season/Temporada de gripe; Vaccines for adults/Vacunas para adultos; Checkups by age/Chequeos según la edad; Heat safety/Seguridad en el calor; Cold weather safety/Seguridad en el frío; Travel vaccines/Vacunas para viajar; First aid at home/Primeros auxilios en casa; Earthquake readiness/Preparación para terremotos; Quitting tobacco/Dejar el tabaco; Alcohol and health/Alcohol y salud; Dental health/Salud dental; Water safety/Seguridad en el agua; Ticks and outdoor safety/Garrapatas y seguridad al aire libre; Bike helmets/Cascos de bicicleta; Hearing protection/Protección de los oídos; Screen breaks/Descansos de pantalla
# Using Health Care/Usar la Atención Médica | Getting Care/Recibir Atención
Preparing for a visit/Prepararse para una consulta; Urgent care or emergency/Urgencias o emergencia; Video visits/Consultas por video; Choosing a doctor/Elegir médico; Getting a second opinion/Pedir una segunda opinión; Understanding test results/Entender los resultados; Free interpreters/Intérpretes gratuitos; Going home from the hospital/Volver a casa del hospital; Getting ready for surgery/Prepararse para una cirugía; Pain after surgery/Dolor después de una cirugía; Understanding your bill/Entender su factura; Financial help/Ayuda económica; Keeping health papers together/Guardar juntos los papeles de salud; Asking good questions/Hacer buenas preguntas
`;
