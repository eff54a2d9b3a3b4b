/**
 * Health topics of MedlinePlus (U.S. National Library of Medicine) with the other names it gives them, as MedQuAD
 * publishes them (CC BY 4.0): a topic, then its names, one topic a line. Left out are names that are everyday words of
 * another meaning ("snow", "all") and those of fewer than three letters. Data only.
 */
export const MEDLINE_PLUS_NAMES = `
Abdominal Pain; Bellyache
Acne; Pimples; Zits
Acoustic Neuroma; Acoustic neurilemmoma; Acoustic neurinoma; Auditory tumor; Vestibular schwannoma
Acute Lymphocytic Leukemia; Acute lymphoblastic leukemia
Acute Myeloid Leukemia; Acute myelogenous leukemia; AML; ANLL
Addison Disease; Adrenal insufficiency; Adrenocortical hypofunction; Hypocortisolism
Adhesions; Abdominal adhesions
After Surgery; Postoperative care; Recovery from surgery
Alcoholism and Alcohol Abuse; Alcohol dependence
Allergy; Hypersensitivity
Alpha-1 Antitrypsin Deficiency; AATD; Alpha-1; Inherited emphysema
Amyotrophic Lateral Sclerosis; ALS; Lou Gehrig's disease
Anal Disorders; Anorectal diseases
Anaphylaxis; Anaphylactic shock
Ankylosing Spondylitis; Rheumatoid spondylitis
Antidepressants; Selective serotonin reuptake inhibitors; SSRIs; Tricyclic antidepressants
Aortic Aneurysm; AAA; TAA
Arrhythmia; Irregular heartbeat
Arteriovenous Malformations; AVM
Assisted Living; Residential care
Assisted Reproductive Technology; In Vitro Fertilization; IVF
Assistive Devices; Assistive technology
Asthma in Children; Childhood asthma
Atherosclerosis; Arteriosclerosis
Athlete's Foot; Tinea pedis
Attention Deficit Hyperactivity Disorder; ADHD
Autism Spectrum Disorder; ASD; Pervasive developmental disorder
Autonomic Nervous System Disorders; Dysautonomia
Back Pain; Backache; Lumbago
Bad Breath; Halitosis
Bedwetting; Enuresis
Behcet's Syndrome; Behcet's disease
Benign Tumors; Benign cancer; Benign neoplasms; Noncancerous tumors
Bereavement; Grief
Bile Duct Cancer; Cholangiocarcinoma
Bipolar Disorder; Manic-depressive illness
Bird Flu; Avian flu; Avian influenza; H5N1; H7N9
Birth Control; Contraception
Bleeding; Hematoma; Hemorrhage
Blood Clots; Hypercoagulability
Blood Count Tests; CBC; Complete Blood Count; Hematologic Tests
Blood Disorders; Hematologic diseases
Blood Pressure Medicines; Antihypertensive medicines; High blood pressure medicines
Blood Sugar; Blood glucose
Botox; Botulinum toxin type A
Brain Aneurysm; Berry aneurysm; Cerebral aneurysm; Intracranial aneurysm
Brain Malformations; Cephalic disorders
Breastfeeding; Lactation
Bruises; Contusion; Ecchymoses
CPR; Cardiopulmonary resuscitation
Canker Sores; Aphthous ulcers
Carbon Monoxide Poisoning; CO poisoning
Cardiac Arrest; SCA; Sudden cardiac death
Cardiomyopathy; Dilated cardiomyopathy; Hypertrophic cardiomyopathy; Myocardiopathy; Restrictive cardiomyopathy
Carpal Tunnel Syndrome; Median nerve entrapment
Cat Scratch Disease; Cat scratch fever; CSD
Celiac Disease; Celiac sprue; Gluten-sensitive enteropathy; Nontropical sprue
Chagas Disease; American trypanosomiasis; South American trypanosomiasis
Chiari Malformation; Arnold-Chiari Malformation
Chickenpox; Varicella
Cholesterol; Hypercholesterolemia; Hyperlipidemia; Hyperlipoproteinemia
Chronic Fatigue Syndrome; CFS; ME/CFS; Myalgic Encephalomyelitis; SEID; Systemic Exertion Intolerance Disease
Chronic Kidney Disease; CKD
Chronic Lymphocytic Leukemia; CLL
Chronic Myeloid Leukemia; Chronic granulocytic leukemia; Chronic myelogenous leukemia; CML
Cirrhosis; Hepatic fibrosis
Clostridium Difficile Infections; C. diff. infections; Clostridium enterocolitis; pseudomembranous colitis
Colonic Polyps; Colon polyps
Complex Regional Pain Syndrome; Causalgia; CRPS; Reflex sympathetic dystrophy
Compulsive Gambling; Gambling addiction
Concussion; Brain concussion
Coronary Artery Bypass Surgery; Bypass surgery; CABG; Coronary artery bypass graft
Coronary Artery Disease; CAD; Coronary arteriosclerosis; Coronary atherosclerosis
Creatinine; Serum Creatinine; Urine Creatinine
Creutzfeldt-Jakob Disease; CJD
Critical Care; Intensive care
Crohn's Disease; Regional enteritis; Regional ileitis
Croup; Spasmodic croup; Viral croup
Cushing's Syndrome; Hypercortisolism
Cytomegalovirus Infections; CMV
DASH Diet; Dietary Approaches to Stop Hypertension
Deep Vein Thrombosis; DVT
Dementia; Senility
Dengue; Break-bone fever; Dengue fever
Dentures; False teeth
Depression; Clinical depression; Dysthymic disorder; Major depressive disorder; Unipolar depression
Diabetes; Diabetes mellitus
Diabetes Type 1; Insulin-dependent diabetes; Juvenile diabetes; Type I diabetes
Diabetes and Pregnancy; Gestational diabetes
Diabetic Eye Problems; Diabetic retinopathy
Diabetic Kidney Problems; Diabetic nephropathy
Dialysis; Renal dialysis
Diarrhea; Dysentery
Dietary Fats; Monounsaturated fat; Polyunsaturated fat; Saturated fat
Digestive Diseases; Gastrointestinal diseases
Down Syndrome; Trisomy 21
Drug Abuse; Substance abuse
Dry Mouth; Xerostomia
Dwarfism; Little person
E-Cigarettes; E-Cigs; Electronic Cigarettes; Personal Vaporizer
E. Coli Infections; Escherichia coli
Ear Infections; Otitis media
Eating Disorders; Anorexia nervosa; Binge eating; Bulimia
Ectopic Pregnancy; Abdominal pregnancy; Tubal pregnancy
Eczema; Dermatitis
Edema; Dropsy
Ehlers-Danlos Syndrome; Cutis elastica; EDS
End of Life Issues; Death and dying; Terminal care
Enlarged Prostate (BPH); benign prostatic hyperplasia
Eosinophilic Disorders; Eosinophilia
Erectile Dysfunction; Impotence
Exercise for Seniors; Seniors' fitness
Eye Wear; Contact lenses; Eyeglasses
Fatigue; Tiredness; Weariness
Fetal Alcohol Spectrum Disorders; FASD
Fever; Pyrexia
Fire Safety; Fire prevention
Flu; Grippe; Influenza
Folic Acid; Folacin; Folate; Pteroylglutamic acid; Vitamin B9
Food Labeling; Nutrition labeling
Foodborne Illness; Food Poisoning
Fragile X Syndrome; FRAXA; FXS
Gastroenteritis; Stomach flu
Gastrointestinal Bleeding; GI bleeding
Genetic Brain Disorders; Inborn genetic brain disorders
Genital Warts; Condylomata acuminate; Venereal warts
Gluten Sensitivity; Gluten Intolerance
Gonorrhea; The clap
Gout; Gouty arthritis
Guillain-Barre Syndrome; Acute idiopathic polyneuritis; Acute inflammatory polyneuropathy; Infectious polyneuritis; Landry-Guillain-Barre syndrome
Gum Disease; Periodontal disease
HIV/AIDS; Acquired immunodeficiency syndrome; HIV; Human immunodeficiency virus
HIV/AIDS and Infections; AIDS-related opportunistic infections
HPV; Human papillomavirus
Hair Loss; Alopecia
Hantavirus Infections; Hanta virus; HPS
Hay Fever; Pollen allergy
Head Injuries; Cranial injuries; Skull fractures; Skull injuries
Health Checkup; Annual checkup; Annual physical examination; Routine physical examination
Health Facilities; Health care facilities
Health Occupations; Health careers; Health professions; Medical occupations; Medical professions
Hearing Disorders and Deafness; Hearing loss; Presbycusis
Heart Attack; Myocardial infarction
Heart Diseases; Cardiac diseases
Heart Failure; Cardiac failure; CHF; Congestive heart failure; Left-sided heart failure; Right-sided heart failure
Heart Surgery; Cardiac surgery
Heartburn; Acid indigestion; Pyrosis
Heat Illness; Heat exhaustion; Sunstroke
Hemochromatosis; Iron overload disease
Hemophilia; Christmas disease; Factor IX deficiency; Factor VIII deficiency
Hemorrhagic Fevers; VHFs
Hemorrhagic Stroke; Intracerebral Hemorrhage; Subarachnoid Hemorrhage
Hepatitis; Viral hepatitis
Hepatitis A; HAV
Hepatitis B; HBV
Hepatitis C; HCV
Herbal Medicine; Phytotherapy
Hernia; Enterocele
Herniated Disk; Bulging disk; Compressed disk; Herniated intervertebral disk; Herniated nucleus pulposus; Prolapsed disk; Ruptured disk; Slipped disk
Herpes Simplex; HSV
Hiccups; Hiccough
High Blood Pressure; Benign essential hypertension; Essential hypertension; HBP; HTN; Hypertension
Hip Replacement; Hip arthroplasty; Hip prosthesis
Hives; Urticaria
Hodgkin Disease; Hodgkin lymphoma
Home Care Services; In-home care
Hormone Replacement Therapy; ERT; Estrogen replacement therapy; HRT; Menopausal hormone therapy
Hospice Care; End-of-life care
Hurricanes; Cyclones; Typhoons
Hydrocephalus; Water on the brain
Hypoglycemia; Low blood sugar
Hypothermia; Cold-related illness
Immunization; Vaccination
Impaired Driving; Distracted driving; Drugged driving; Drunk driving
Indigestion; Dyspepsia; Upset stomach
Infant and Newborn Care; Baby care
Infectious Arthritis; Septic arthritis
Infectious Diseases; Communicable diseases
Infectious Mononucleosis; Glandular fever; Kissing disease; Mononucleosis
Infertility; Sterility
Insect Bites and Stings; Bug bites
Interstitial Cystitis; Bladder pain syndrome; Painful bladder syndrome
Intestinal Cancer; Duodenal cancer; Ileal cancer; Jejunal cancer; Small intestine cancer
Intestinal Obstruction; Bowel obstruction; Intestinal volvulus; Paralytic ileus
Irritable Bowel Syndrome; IBS; Irritable colon
Jaundice; Icterus
Kawasaki Disease; Mucocutaneous lymph node syndrome
Kidney Cancer; Hypernephroma; Renal cancer
Kidney Diseases; Renal disease
Kidney Failure; End-stage renal disease; ESRD; Renal failure
Kidney Stones; Nephrolithiasis
Klinefelter's Syndrome; XXY male
Knee Replacement; Knee arthroplasty
Lactose Intolerance; Dairy product intolerance; Lactase deficiency; Milk intolerance
Laser Eye Surgery; Keratectomy; LASIK; LTK; PRK
Legionnaires' Disease; Legionellosis
Lice; Body lice
Listeria Infections; Listeriosis
Liver Cancer; Hepatocellular carcinoma
Liver Diseases; Hepatic disease
Liver Function Tests; Hepatic function panel; Liver panel; Liver tests
Lung Cancer; Bronchogenic carcinoma
Lupus; Discoid lupus; SLE; Subacute cutaneous lupus; Systemic lupus erythematosus
Lymphedema; Lymphatic obstruction
Lymphoma; Non-Hodgkin lymphoma
MRSA; Methicillin-resistant Staphylococcus aureus
Macular Degeneration; Age-related macular degeneration; AMD
Marijuana; Cannabis
Medicare Prescription Drug Coverage; Medicare Part D
Meningitis; Spinal meningitis
Mental Disorders; Mental illness
Mesothelioma; Malignant mesothelioma
Metabolic Panel; Basic Metabolic Panel; BMP; Chem 12; Chem 7; Chemistry Panel; CMP; Comprehensive Metabolic Panel
Mild Cognitive Impairment; MCI
Miscarriage; Spontaneous abortion
Mitral Valve Prolapse; Barlow's syndrome; Floppy valve syndrome; MVP
Molds; Fungi
Moles; Nevus
Motion Sickness; Airsickness; Carsickness; Seasickness
Motor Vehicle Safety; Automobile safety; Car safety; Vehicle safety
Muscle Cramps; Charley horse
Muscle Disorders; Myopathy
Nasal Cancer; Cancer of the nasal cavity; Cancer of the paranasal sinus
Native American Health; Alaska Native health; American Indian health
Nausea and Vomiting; Emesis
Neurofibromatosis; Recklinghausen's disease; von Recklinghausen's disease
Neurologic Diseases; Nervous system diseases
Norovirus Infections; Norwalk virus infections
Nose Injuries and Disorders; Nasal disorders
Nuclear Scans; Radioisotope scans; Radionuclide scans
Obsessive-Compulsive Disorder; OCD
Osteoarthritis; Degenerative joint disease; Osteoarthrosis
Osteogenesis Imperfecta; Brittle bone disease
Osteonecrosis; Aseptic necrosis; Avascular necrosis; Ischemic necrosis
Pain Relievers; Analgesics; Pain killers; Pain medicines
Paralysis; Hemiplegia; Palsy; Paraplegia; Quadriplegia
Parkinson's Disease; Paralysis agitans; Shaking palsy
Pelvic Inflammatory Disease; PID
Pelvic Support Problems; Cystocele; Enterocele; Pelvic prolapse; Rectocele
Penis Disorders; Penile disorders
Peripheral Arterial Disease; PAD
Personal Health Records; Electronic health records; Patient health record
Pesticides; Fungicides; Herbicides; Rodenticides
Phenylketonuria; PKU
Pinworms; Enterobiasis; Oxyuriasis; Seatworm infection; Threadworm infection
Platelet Disorders; Thrombocyte disorders
Pneumonia; Bronchopneumonia
Poison Ivy, Oak and Sumac; Ivy poison; Rhus dermatitis; Toxicodendron dermatitis
Polio and Post-Polio Syndrome; Infantile paralysis; Poliomyelitis; PPS
Polycystic Ovary Syndrome; PCOS; Stein-Leventhal Syndrome
Post-Traumatic Stress Disorder; PTSD
Prader-Willi Syndrome; PWS
Premature Ovarian Failure; Ovarian insufficiency; POF; Primary ovarian insufficiency
Premenstrual Syndrome; PMS
Preterm Labor; Early Labor; Premature Birth; Premature Labor; Preterm Birth
Progressive Supranuclear Palsy; PSP; Richardson-Steele-Olszewski syndrome; Steele-Richardson-Olszewski syndrome
Pulmonary Embolism; Blood clots in the lung
Pulmonary Hypertension; Pulmonary arterial hypertension
Quitting Smoking; Smoking cessation
Rabies; Hydrophobia
Raynaud's Disease; Raynaud's phenomenon
Refractive Errors; Farsightedness; Hyperopia; Myopia; Nearsightedness
Respiratory Syncytial Virus Infections; RSV
Restless Legs; RLS
Rickets; Rachitis
Rosacea; Acne rosacea
Rubella; German measles; Three day measles
Safety; Accident prevention
Scars; Cicatrix; Keloid scar
Scleroderma; Circumscribed scleroderma; Dermatosclerosis; Morphea; Systemic sclerosis
Secondhand Smoke; Environmental tobacco smoke; Passive smoking; Tobacco smoke pollution
Sexual Assault; Rape
Sexually Transmitted Diseases; Sexually transmitted infections; STDs; Venereal disease
Shingles; Herpes zoster; Postherpetic neuralgia
Sickle Cell Anemia; Hemoglobin SS disease
Skin Conditions; Cutaneous disorders; Dermatologic disorders
Skin Pigmentation Disorders; Hyperpigmentation; Hypopigmentation
Sleep Apnea; Sleep-disordered breathing
Smokeless Tobacco; Chewing tobacco; Oral tobacco
Smoking; Cigar smoking; Cigarette smoking; Pipe smoking; Tobacco smoking
Smoking and Youth; Teen smoking
Sore Throat; Pharyngitis
Speech and Communication Disorders; Communication disorders
Spina Bifida; Cleft spine; Open spine
Spinal Muscular Atrophy; SMA
Spleen Diseases; Splenic diseases
Statins; HMG-CoA reductase inhibitors
Steroids; Corticosteroids; Glucocorticoids
Stomach Cancer; Gastric cancer
Stomach Disorders; Gastric disorders
Stress; Psychological stress
Stroke; Brain attack; CVA
Sudden Infant Death Syndrome; Crib death; SIDS
Sun Exposure; Sunburn
Swallowing Disorders; Dysphagia
Tailbone Disorders; Coccyx disorders
Teen Development; Adolescent development
Teen Health; Adolescent health
Teen Violence; Youth violence
Teenage Pregnancy; Adolescent pregnancy
Temporomandibular Joint Dysfunction; Temporomandibular disorders; TMD; TMJ syndrome
Tendinitis; Tendonitis
Tetanus, Diphtheria, and Pertussis Vaccines; DTaP; DTaP/Tdap/Td; Td vaccination booster; Tdap; Tetanus booster
Thalassemia; Cooley's anemia; Mediterranean anemia
Throat Disorders; Pharyngeal disorders
Thymus Cancer; Thymoma
Tinea Infections; Ringworm
Tooth Decay; Cavities; Dental caries
Tracheal Disorders; Windpipe disorders
Transient Ischemic Attack; Mini-stroke; TIA
Trichomoniasis; Trich
Tuberous Sclerosis; TSC; Tuberous sclerosis complex
Underage Drinking; Teenage drinking
Urinalysis; Urine Analysis; Urine Test
Urinary Tract Infections; UTI
Uterine Cancer; Endometrial cancer
Uterine Fibroids; Fibroids; Uterine leiomyomata
Vaginal Bleeding; Dysfunctional Uterine Bleeding; Uterine Bleeding
Valley Fever; Coccidioidomycosis
Vision Impairment and Blindness; Low vision
Vitamin C; Ascorbic acid
Vitamin D; Cholecalciferol; Ergocalciferol
Voice Disorders; Vocal disorders
Von Hippel-Lindau Disease; VHL
Warts; Verruca
Weight Loss Surgery; Bariatric surgery; Bypass surgery; Gastric banding; Obesity surgery
Wilson Disease; Copper storage disease; Hepatolenticular degeneration
X-Rays; Radiography
Yeast Infections; Candidiasis; Moniliasis
Zika Virus; Zika
`;
